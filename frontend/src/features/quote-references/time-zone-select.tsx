import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '../../ui/form/select.js';

export interface ChoiceProps {
  value: string;
  error: ReactNode;
  onChange: (value: string) => void;
}

export function TimeZoneSelect({ value, error, onChange }: ChoiceProps) {
  const intl = useIntl();
  return (
    <Select
      label={<FormattedMessage id="quote-references.timeZone" />}
      {...{ value, error }}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{intl.formatMessage({ id: 'quote-references.choose' })}</option>
      {Intl.supportedValuesOf('timeZone').map((zone) => (
        <option key={zone}>{zone}</option>
      ))}
    </Select>
  );
}
