import { Plus, X } from 'lucide';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { Icon } from '../../ui/display/icon.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import type { MyAvailability } from './guide-profile.api.js';
import { PartOfForm } from './part.js';

type Holiday = MyAvailability['holidays'][number];

interface HolidaysProps {
  holidays: readonly Holiday[];
  onChange: (holidays: Holiday[]) => void;
}

/** Days on which the guide does not work, from the first to the last. */
export function Holidays({ holidays, onChange }: HolidaysProps) {
  const intl = useIntl();
  const [today] = useState(() => new Date(serverNow()).toISOString().slice(0, 10));
  const replace = (place: number, part: Partial<Holiday>): void =>
    onChange(holidays.map((each, at) => (at === place ? { ...each, ...part } : each)));
  return (
    <PartOfForm title="guide-profile.hours.holidays">
      {holidays.map(({ from, to }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two vacations may be alike while they are typed
        <div
          key={place}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <TextInput
            type="date"
            required
            label={<FormattedMessage id="guide-profile.hours.holiday.from" />}
            value={from}
            onChange={({ currentTarget: { value } }) => replace(place, { from: value, to: to < value ? value : to })}
          />
          <TextInput
            type="date"
            required
            min={from}
            label={<FormattedMessage id="guide-profile.hours.holiday.to" />}
            value={to}
            onChange={({ currentTarget: { value } }) => replace(place, { to: value })}
          />
          <Button
            look="quiet"
            aria-label={intl.formatMessage({ id: 'guide-profile.hours.holiday.remove' })}
            onClick={() => onChange(holidays.filter((_, at) => at !== place))}
          >
            <Icon of={X} className="size-4" />
          </Button>
        </div>
      ))}
      <div>
        <Button look="secondary" onClick={() => onChange([...holidays, { from: today, to: today }])}>
          <Icon of={Plus} className="size-4" />
          <FormattedMessage id="guide-profile.hours.holiday.add" />
        </Button>
      </div>
    </PartOfForm>
  );
}
