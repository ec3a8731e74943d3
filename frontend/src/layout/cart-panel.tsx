import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../i18n/site.js';
import { ButtonLink } from '../ui/button-link.js';
import { ClockTime, Day } from '../ui/date-time.js';
import { MoneyText } from '../ui/money.js';
import { ProblemMessage } from '../ui/problem-message.js';
import { Skeleton } from '../ui/skeleton.js';
import { cartQuery } from './layout.api.js';

export function CartPanel() {
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
