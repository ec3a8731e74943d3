import { Plus, X } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';
import { Button } from '../../ui/form/button.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { BareSelect } from '../../ui/form/select.js';
import { formatWeekday } from '../../ui/text/date-time.js';
import type { MyAvailability } from './guide-profile.api.js';
import { PartOfForm } from './part.js';

type Hours = MyAvailability['hours'][number];

/** A Monday. */
const MONDAY = '2024-01-0';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const USUAL = { from: '09:00', to: '18:00' };

/** Each half hour from midnight to midnight. */
const TIMES = Array.from(
  { length: 49 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

const withTime = (times: readonly string[], chosen: string): readonly string[] =>
  times.includes(chosen) ? times : [...times, chosen].toSorted();

interface WeekProps {
  hours: readonly Hours[];
  onChange: (hours: Hours[]) => void;
}

/** The hours of each weekday: the day on or off with one touch, the times from lists. */
export function Week({ hours, onChange }: WeekProps) {
  const intl = useIntl();
  return (
    <PartOfForm title="guide-profile.hours.week">
      <ul className="grid border-t border-line">
        {WEEKDAYS.map((weekday) => (
          <li key={weekday} className="border-b border-line py-3">
            <Day
              weekday={weekday}
              name={formatWeekday(`${MONDAY}${weekday}`, intl.locale, 'long')}
              hours={hours.filter((each) => each.weekday === weekday)}
              onChange={(own) => onChange([...hours.filter((each) => each.weekday !== weekday), ...own])}
            />
          </li>
        ))}
      </ul>
    </PartOfForm>
  );
}

interface DayProps extends WeekProps {
  weekday: number;
  name: string;
}

function Day({ weekday, name, hours, onChange }: DayProps) {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id }, { day: name });
  const replace = (place: number, part: Partial<Hours>): void =>
    onChange(hours.map((each, at) => (at === place ? { ...each, ...part } : each)));
  const last = hours.at(-1);
  return (
    <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="self-start py-2.5">
        <Checkbox
          label={name}
          aria-label={say('guide-profile.hours.works')}
          checked={hours.length > 0}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? [{ weekday, ...USUAL }] : [])}
        />
      </div>
      <div className="grid gap-2">
        {hours.length === 0 && (
          <p className="py-2.5 text-ink-soft">
            <FormattedMessage id="guide-profile.hours.off" />
          </p>
        )}
        {hours.map(({ from, to }, place) => (
          <div
            key={`${from} ${to}`}
            className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-2"
          >
            <BareSelect
              aria-label={say('guide-profile.hours.from')}
              value={from}
              onChange={({ currentTarget: { value } }) => replace(place, { from: value })}
            >
              {withTime(TIMES.slice(0, -1), from).map((time) => (
                <option key={time}>{time}</option>
              ))}
            </BareSelect>
            <span aria-hidden="true">–</span>
            <BareSelect
              aria-label={say('guide-profile.hours.to')}
              value={to}
              onChange={({ currentTarget: { value } }) => replace(place, { to: value })}
            >
              {withTime(TIMES.slice(1), to).map((time) => (
                <option key={time}>{time}</option>
              ))}
            </BareSelect>
            <Button
              look="quiet"
              aria-label={say('guide-profile.hours.remove')}
              onClick={() => onChange(hours.filter((_, at) => at !== place))}
            >
              <Icon of={X} className="size-4" />
            </Button>
          </div>
        ))}
        {last && last.to < '23:00' && (
          <div>
            <Button
              look="quiet"
              aria-label={say('guide-profile.hours.add')}
              onClick={() => onChange([...hours, { weekday, from: last.to, to: '24:00' }])}
            >
              <Icon of={Plus} className="size-4" />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
