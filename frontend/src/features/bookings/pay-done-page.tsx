import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPaid } from '../../trip/trip.api.js';
import { ButtonLink } from '../../ui/button-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { PageHead } from '../../ui/page-head.js';
import { PageSkeleton } from '../../ui/page-skeleton.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { OrderRefused } from './order-refused.js';
import { PaymentAwaited, PaymentLapsed, PaymentMissing } from './payment-awaited.js';
import { PaymentThanks } from './payment-thanks.js';
import { useSettledOrder } from './use-settled-order.js';

const route = getRouteApi('/$lang/$currency/pay-done');

/** What has become of the payment; reloading it changes nothing. */
export function PayDonePage() {
  const { order } = route.useSearch();
  return (
    <>
      <PageHead title={useIntl().formatMessage({ id: 'bookings.done.title' })} noindex />
      {!useHydrated() ? <PageSkeleton /> : order ? <Settled reference={order} /> : <NoOrder />}
    </>
  );
}

function Settled({ reference }: { reference: string }) {
  const { data: order, error, refetch, isLate } = useSettledOrder(reference);
  if (!order)
    return error ? (
      <OrderRefused error={error} reference={reference} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  if (isPaid(order) && order.paidAt) return <PaymentThanks order={order} />;
  if (order.status !== 'awaiting-payment') return <PaymentLapsed order={order} />;
  const isDecided = order.payment?.status === 'declined';
  return isLate || isDecided ? (
    <PaymentMissing order={order} isDeclined={isDecided} />
  ) : (
    <PaymentAwaited reference={order.reference} />
  );
}

const NoOrder = () => (
  <div className="page-width py-14">
    <EmptyState
      isPage
      title={<FormattedMessage id="bookings.done.noOrder" />}
      action={
        <ButtonLink to="/find-booking">
          <FormattedMessage id="bookings.relogin.find" />
        </ButtonLink>
      }
    />
  </div>
);
