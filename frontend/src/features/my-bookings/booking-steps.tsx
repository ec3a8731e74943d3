import { Check, Circle, X } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { Icon } from '../../ui/display/icon.js';

const STEPS = ['paid', 'guide', 'visit'] as const;
type Step = (typeof STEPS)[number];

const OF_TOUR = { paid: 'paid', guide: 'guide', visit: 'visit' } satisfies Record<Step, string>;
const OF_QUOTE = { paid: 'paid', guide: 'person', visit: 'day' } satisfies Record<Step, string>;

const isDone: Readonly<Record<Step, (booking: Booking) => boolean>> = {
  paid: ({ paidOn }) => paidOn !== null,
  guide: ({ guide }) => guide !== undefined,
  visit: ({ status }) => status === 'completed',
};

/** Where a booking stands, as a short line of steps. */
export function BookingSteps({ booking }: { booking: Booking }) {
  const intl = useIntl();
  if (booking.status === 'cancelled')
    return (
      <p className="flex items-center gap-2 font-medium text-danger">
        <Icon of={X} />
        <FormattedMessage id="my-bookings.steps.cancelled" />
      </p>
    );
  return (
    <ol aria-label={intl.formatMessage({ id: 'my-bookings.steps' })} className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {STEPS.map((step) => {
        const done = isDone[step](booking);
        return (
          <li key={step} className={`flex items-center gap-2 ${done ? 'font-medium' : 'text-ink-soft'}`}>
            <Icon of={done ? Check : Circle} className={`size-4 ${done ? 'text-pine' : ''}`} />
            <FormattedMessage
              id={`my-bookings.steps.${(booking.quote ? OF_QUOTE : OF_TOUR)[step]}.${done ? 'done' : 'open'}`}
              values={{ guide: booking.guide?.name }}
            />
          </li>
        );
      })}
    </ol>
  );
}
