import { FormattedMessage } from 'react-intl';
import type { Order, Refund } from '../../shared/booking-view/booking-view.api.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { MoneyText } from '../../ui/text/money.js';

/** What has gone back of an order's money, when, whereto and why. */
export const MoneyBack = ({ order }: { order: Order }) =>
  order.payment?.refunds?.map((refund) => (
    <div key={`${refund.at} ${refund.amount.amount}`} className="grid gap-1 text-sm">
      <p>
        <FormattedMessage
          id={`my-bookings.refund.${refund.status}`}
          values={{
            amount: (
              <strong>
                <MoneyText value={refund.amount} />
              </strong>
            ),
            moment: <Moment value={refund.at} timeZone={localZone()} />,
          }}
        />
      </p>
      <Reason of={refund.reason} />
    </div>
  ));

const Reason = ({ of }: { of: Refund['reason'] }) =>
  of === 'other' ? null : (
    <p className="text-ink-soft">
      <FormattedMessage id={`my-bookings.refund.why.${of}`} />
    </p>
  );
