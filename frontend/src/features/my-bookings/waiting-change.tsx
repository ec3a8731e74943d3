import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { useApi } from '../../api/use-api.js';
import type { PaymentProgressView, PaymentRequest } from '../../api/generated/types.gen.js';
import type { Booking, Order } from '../../shared/booking-view/booking-view.api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { MoneyText } from '../../ui/text/money.js';
import { When } from '../../shared/booking-view/booked-tour-facts.js';
import { changePaymentQuery, payChange } from './bookings.api.js';
import type { ChangeEnds } from './change-panel.js';
import { PanelFrame } from './panel-frame.js';

/** What the card form gets. */
export interface PayOfChange {
  readonly order: Pick<Order, 'reference' | 'toPay' | 'customer' | 'payment'>;
  readonly pay: (body: PaymentRequest) => Promise<PaymentProgressView>;
  readonly backTo: string;
  readonly onPaid: () => void;
  readonly onRefused: () => void;
}

interface WaitingChangeProps {
  booking: Booking;
  ends: ChangeEnds;
  cardForm: (payment: PayOfChange) => ReactNode;
}

/** A change that costs more: it takes effect once it is paid. */
export function WaitingChange({ booking, ends, cardForm }: WaitingChangeProps) {
  const api = useApi();
  const { locale } = useSite();
  const { data, error, refetch } = useQuery({ ...changePaymentQuery(booking.reference, ends.token), retry: false });
  const waiting = booking.waitingChange;
  if (!waiting) return null;
  const [firstName = '', ...rest] = booking.client.name.split(' ');
  const params = { reference: booking.reference, token: ends.token, language: locale };
  const settle = (): void => void ends.onDone();
  return (
    <PanelFrame title={<FormattedMessage id="my-bookings.pay.title" />}>
      <div className="grid gap-1">
        <p>
          <FormattedMessage
            id="my-bookings.pay.text"
            values={{
              amount: (
                <strong>
                  <MoneyText value={waiting.toPay} />
                </strong>
              ),
              when: <When city={booking.city} timeZone={booking.timeZone} startsAt={waiting.after.startsAt} />,
            }}
          />
        </p>
        <p className="text-sm text-ink-soft">
          <FormattedMessage
            id="my-bookings.pay.until"
            values={{ moment: <Moment value={waiting.expiresAt} timeZone={localZone()} /> }}
          />
        </p>
      </div>
      {error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : data ? (
        cardForm({
          order: {
            reference: booking.reference,
            toPay: data.toPay,
            customer: { ...booking.client, firstName, lastName: rest.join(' '), phoneNumber: booking.client.phone },
            payment: data.payment,
          },
          pay: (body) => payChange(api, params, body),
          backTo: `/bookings/${booking.reference}?order=${booking.orderReference}`,
          onPaid: settle,
          onRefused: settle,
        })
      ) : (
        <Skeleton className="h-72" />
      )}
    </PanelFrame>
  );
}
