import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../i18n/site.js';
import { rememberCartCount, useCartCount } from '../session/cart-count.js';
import { useSession } from '../session/session.js';
import { Icon } from '../ui/display/icon.js';
import { onDemand } from '../ui/behavior/on-demand.js';
import { Popover } from '../ui/overlay/popover.js';
import { Skeleton } from '../ui/feedback/skeleton.js';
import { cartQuery, countOf } from '../shared/cart/cart.api.js';

const CartPanel = onDemand(async () => (await import('./cart-panel.js')).CartPanel, <Skeleton className="h-24" />);

/** The badge follows each reading of the cart; who is signed in has it read at once. */
function useFollowedCount(): number {
  const { data } = useQuery({ ...cartQuery(useSite()), enabled: useSession() !== undefined });
  const count = data && countOf(data);
  useEffect(() => {
    if (count !== undefined) rememberCartCount(count);
  }, [count]);
  return useCartCount();
}

export function CartMenu() {
  const count = useFollowedCount();
  const intl = useIntl();
  return (
    <Popover
      name={intl.formatMessage({ id: 'layout.cart.name' }, { count })}
      trigger={
        <span className="relative">
          <Icon of={ShoppingBag} />
          {count > 0 && (
            <span className="absolute -end-2.5 -top-2 grid min-w-5 place-items-center rounded-full bg-action px-1 text-xs leading-5 font-semibold text-on-action">
              {count}
            </span>
          )}
        </span>
      }
      className="header-button"
      panelClassName="w-96 p-5"
    >
      {() => <CartPanel />}
    </Popover>
  );
}
