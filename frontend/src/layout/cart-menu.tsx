import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../i18n/site.js';
import { rememberCartCount, useCartCount } from '../session/cart-count.js';
import { useSession } from '../session/session.js';
import { ButtonLink } from '../ui/button-link.js';
import { ClockTime, Day } from '../ui/date-time.js';
import { Icon } from '../ui/icon.js';
import { MoneyText } from '../ui/money.js';
import { Popover } from '../ui/popover.js';
import { ProblemMessage } from '../ui/problem-message.js';
import { Skeleton } from '../ui/skeleton.js';
import { headerButton } from './header-button.js';
import { cartQuery } from './layout.api.js';

function CartPanel() {
  const { data: cart, error, refetch } = useQuery(cartQuery(useSite()));
  if (error) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!cart) return <Skeleton className="h-24" />;
  if (cart.items.length === 0) return <FormattedMessage id="layout.cart.empty" />;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {cart.items.map(({ id, tour, datetime, price }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>
              <span className="block leading-snug font-medium">{tour.name}</span>
              <span className="text-sm text-ink-soft">
                <Day value={datetime.date} look="short" />, <ClockTime value={datetime.time} />
              </span>
            </span>
            <MoneyText value={price} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t border-line pt-3 font-semibold">
        <FormattedMessage id="layout.cart.total" />
        <MoneyText value={cart.total} />
      </p>
      <ButtonLink to="/cart">
        <FormattedMessage id="layout.cart.open" />
      </ButtonLink>
    </div>
  );
}

/** The badge follows each reading of the cart; who is signed in has it read at once. */
function useFollowedCount(): number {
  const { data } = useQuery({ ...cartQuery(useSite()), enabled: useSession() !== undefined });
  const count = data?.items.length;
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
      className={headerButton}
      panelClassName="w-96 p-5"
    >
      {() => <CartPanel />}
    </Popover>
  );
}
