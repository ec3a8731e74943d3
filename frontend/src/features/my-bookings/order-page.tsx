import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { orderTokenOf, rememberGuestOrder } from '../../session/order-tokens.js';
import { askedWhileAwaited, orderQuery } from '../../shared/booking-view/booking-view.api.js';
import { useLapsing } from '../../shared/booking-view/use-lapsing.js';
import { PageHead } from '../../ui/display/page-head.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { OrderRefused } from './order-refused.js';
import { OrderDetails } from './order-details.js';

const route = getRouteApi('/$lang/$currency/order/$reference');

/** An order, for its owner or by the signed link of the e-mail. */
export function OrderPage() {
  const { reference } = route.useParams();
  const title = useIntl().formatMessage({ id: 'my-bookings.order.title' }, { reference });
  return (
    <>
      <PageHead title={title} noindex />
      {useHydrated() ? <OpenedOrder reference={reference} title={title} /> : <PageSkeleton />}
    </>
  );
}

function OpenedOrder({ reference, title }: { reference: string; title: string }) {
  const { token } = route.useSearch();
  const query = orderQuery(reference, token ?? orderTokenOf(reference), useSite());
  const read = useQuery({ ...query, ...askedWhileAwaited });
  const { data: order, error, refetch } = read;
  const isLapsing = useLapsing(read);
  const go = useGo();
  useEffect(() => {
    if (!order || !token) return;
    rememberGuestOrder(order);
    // The key to the order does not stay in the address, where it would be copied and shared.
    void go(`/order/${reference}`, { replace: true });
  }, [order, token, reference, go]);
  if (order && !isLapsing) return <OrderDetails order={order} title={title} />;
  return error ? <OrderRefused error={error} reference={reference} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
