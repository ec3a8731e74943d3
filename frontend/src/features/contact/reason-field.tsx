import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '../../ui/form/select.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { REASONS, type Sender } from './contact.form.js';

const Reasons = ({ sender }: { sender: Sender }) => {
  const intl = useIntl();
  return REASONS[sender].map((reason) => (
    <option key={reason} value={reason}>
      {intl.formatMessage({ id: `contact.reason.${sender}.${reason}` })}
    </option>
  ));
};

interface ReasonFieldProps extends Omit<ComponentProps<typeof Select>, 'label' | 'children'> {
  sender: Sender;
}

/** The reasons of the sender; those of both as long as no script notices who is chosen. */
export function ReasonField({ sender, ...field }: ReasonFieldProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  return (
    // Another list is another field: a browser forgets what was chosen when the options go.
    <Select key={hydrated ? sender : 'both'} {...field} label={<FormattedMessage id="contact.reason" />}>
      <option value="">{intl.formatMessage({ id: 'contact.reason.choose' })}</option>
      {hydrated ? (
        <Reasons sender={sender} />
      ) : (
        (['customer', 'guide'] as const).map((each) => (
          <optgroup key={each} label={intl.formatMessage({ id: `contact.sender.${each}` })}>
            <Reasons sender={each} />
          </optgroup>
        ))
      )}
    </Select>
  );
}
