import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TeamMail } from '../../shared/team-mail/team-mail.js';
import type { Order } from '../../shared/booking-view/booking-view.api.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { PageHead } from '../../ui/display/page-head.js';
import { MoneyBack } from './money-back.js';

function Narrow({ title: id, children }: { title: string; children: ReactNode }) {
  const title = useIntl().formatMessage({ id });
  return (
    <div className="page-width grid min-h-dvh max-w-3xl content-start justify-items-start gap-5 py-14 md:py-20">
      <PageHead title={title} noindex />
      <h1>{title}</h1>
      {children}
    </div>
  );
}

const Mail = () => <TeamMail />;

export const PaymentAwaited = ({ reference }: { reference: string }) => (
  <Narrow title="my-bookings.awaited.title">
    <p role="status" className="flex gap-3">
      <span
        aria-hidden="true"
        className="mt-1 size-5 shrink-0 animate-spin rounded-full border-2 border-action border-t-transparent"
      />
      <span>
        <FormattedMessage
          id="my-bookings.awaited.text"
          values={{ reference: <strong className="whitespace-nowrap">{reference}</strong> }}
        />
      </span>
    </p>
  </Narrow>
);

/** A minute has gone by without an answer, or the answer was no. */
export const PaymentMissing = ({ order, isDeclined }: { order: Order; isDeclined: boolean }) => (
  <Narrow title={isDeclined ? 'my-bookings.declined.title' : 'my-bookings.missing.title'}>
    <p role="status">
      <FormattedMessage
        id={isDeclined ? 'my-bookings.declined.text' : 'my-bookings.missing.text'}
        values={{ reference: <strong>{order.reference}</strong>, email: <Mail /> }}
      />
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={`/checkout?order=${order.reference}`}>
        <FormattedMessage id="my-bookings.missing.pay" />
      </ButtonLink>
      <ButtonLink look="secondary" to={`/order/${order.reference}`}>
        <FormattedMessage id="my-bookings.done.toOrder" />
      </ButtonLink>
    </div>
  </Narrow>
);

export const OrderClosed = ({ order }: { order: Order }) => (
  <Narrow title="my-bookings.closed.title">
    {order.status === 'refunded' ? (
      <MoneyBack order={order} />
    ) : (
      <p>
        <FormattedMessage
          id={`my-bookings.closed.why.${order.closeReason ?? 'payment-timeout'}`}
          values={{ email: <Mail /> }}
        />
      </p>
    )}
    <ButtonLink to="/cart">
      <FormattedMessage id="my-bookings.closed.action" />
    </ButtonLink>
  </Narrow>
);
