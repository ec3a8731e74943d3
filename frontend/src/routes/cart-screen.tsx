import { getRouteApi } from '@tanstack/react-router';
import { CartPage } from '../features/checkout/cart-page.js';
import { changeOf, type ChangePanel } from '../features/checkout/change-line.js';
import { WithMessages } from '../i18n/with-messages.js';
import { onDemand } from '../ui/behavior/on-demand.js';
import { Skeleton } from '../ui/feedback/skeleton.js';

const place = <Skeleton className="h-96" />;
const ChangeBooking = onDemand(
  async () => (await import('../features/tour-page/change-booking.js')).ChangeBooking,
  place,
);
const route = getRouteApi('/$lang/$currency/cart');

/** The booking panel of the tour, for the line that is changed. */
const changePanel: ChangePanel = (item, ends) => (
  <WithMessages feature="tour-page" fallback={place}>
    <ChangeBooking key={item.id} line={item} {...ends} />
  </WithMessages>
);

export function CartScreen() {
  return <CartPage {...changeOf(route.useSearch())} panel={changePanel} />;
}
