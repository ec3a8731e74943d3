import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPaid } from '../../shared/booking-view/booking-view.api.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { PageHead } from '../../ui/display/page-head.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { OrderRefused, type OrderRefusedProps } from './order-refused.js';
import { PaymentAwaited, OrderClosed, PaymentMissing } from './payment-awaited.js';
import { PaymentThanks } from './payment-thanks.js';
import { useSettledOrder } from './use-settled-order.js';

const route = getRouteApi('/$lang/$currency/pay-done');

/** What has become of the payment, in the page's title too; reloading it changes nothing. */
export function PayDonePage() {
  const { order } = route.useSearch();
  if (!useHydrated()) return <Waiting />;
  return order ? <Settled reference={order} /> : <NoOrder />;
}

const Waiting = () => (
  <>
    <PageHead title={useIntl().formatMessage({ id: 'my-bookings.done.title' })} noindex />
    <PageSkeleton />
  </>
);

function Settled({ reference }: { reference: string }) {
  const { data: order, error, refetch, isLate } = useSettledOrder(reference);
  if (!order) return error ? <Refused {...{ error, reference }} onRetry={() => void refetch()} /> : <Waiting />;
  if (isPaid(order) && order.paidAt) return <PaymentThanks order={order} />;
  if (order.status !== 'awaiting-payment') return <OrderClosed order={order} />;
  const isDecided = order.payment?.status === 'declined';
  return isLate || isDecided ? (
    <PaymentMissing order={order} isDeclined={isDecided} />
  ) : (
    <PaymentAwaited reference={order.reference} />
  );
}

const Refused = (refused: OrderRefusedProps) => (
  <>
    <PageHead
      title={useIntl().formatMessage({ id: 'my-bookings.order.title' }, { reference: refused.reference })}
      noindex
    />
    <OrderRefused {...refused} />
  </>
);

function NoOrder() {
  const title = useIntl().formatMessage({ id: 'my-bookings.done.noOrder' });
  return (
    <div className="page-width py-14">
      <PageHead title={title} noindex />
      <EmptyState
        isPage
        title={title}
        action={
          <ButtonLink to="/find-booking">
            <FormattedMessage id="my-bookings.relogin.find" />
          </ButtonLink>
        }
      />
    </div>
  );
}
