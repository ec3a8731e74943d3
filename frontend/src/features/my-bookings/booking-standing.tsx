import { FormattedMessage } from 'react-intl';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { MoneyText } from '../../ui/text/money.js';

/** What became of a cancelled booking and its money; nothing for one that takes place. */
export function BookingStanding({ booking: { cancellation } }: { booking: Booking }) {
  if (!cancellation) return null;
  const { at, by, reason, refund, refundStatus, expectedBefore } = cancellation;
  return (
    <div role="status" className="grid gap-1 rounded-lg bg-sunken p-5">
      <p className="font-medium">
        <FormattedMessage
          id={`my-bookings.cancelled.${by}`}
          values={{ moment: <Moment value={at} timeZone={localZone()} /> }}
        />
      </p>
      {by === 'company' && reason && <p>{reason}</p>}
      <p>
        <FormattedMessage
          id={`my-bookings.cancelled.refund.${refundStatus}`}
          values={{
            amount: (
              <strong>
                <MoneyText value={refund} />
              </strong>
            ),
            moment: <Moment value={expectedBefore} timeZone={localZone()} />,
          }}
        />
      </p>
    </div>
  );
}
