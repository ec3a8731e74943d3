import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { ButtonLink } from '../../ui/button-link.js';
import { ProblemMessage } from '../../ui/problem-message.js';
import { CART, type Cart, type CartItem } from './checkout.api.js';

interface CheckoutProblemProps {
  error: Error;
  cart: Cart;
  onRetry: () => void;
}

const changesCart = new Set(['PRICE_CHANGED', 'CART_EMPTY', 'CART_ITEM_UNKNOWN']);

/** What went wrong, and the step that leads on. */
export function CheckoutProblem({ error, cart, onRetry }: CheckoutProblemProps) {
  const code = isProblem(error) ? error.code : '';
  useFreshCart(changesCart.has(code));
  const isAnswered = changesCart.has(code) || code === 'SLOT_TAKEN';
  return (
    <div className="grid gap-3">
      <ProblemMessage error={error} {...(isAnswered ? {} : { onRetry })} />
      {code === 'SLOT_TAKEN' && <OtherTime items={takenOf(error, cart)} />}
    </div>
  );
}

/** The cart as the server has it now: it shows the new prices beside the old ones. */
function useFreshCart(isNeeded: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isNeeded) void queries.invalidateQueries({ queryKey: [CART] });
  }, [isNeeded, queries]);
}

function takenOf(error: Error, { items }: Cart): readonly CartItem[] {
  const { date, time } = isProblem(error) ? error.params : {};
  return items.filter(({ datetime }) => datetime.date === date && datetime.time === time);
}

const OtherTime = ({ items }: { items: readonly CartItem[] }) => (
  <div className="flex flex-wrap gap-3">
    {items.map(({ id, tour }) => (
      <ButtonLink key={id} to={`/tour/${tour.slug}`}>
        <FormattedMessage id="checkout.problem.otherTime" values={{ tour: tour.name }} />
      </ButtonLink>
    ))}
    <ButtonLink look="secondary" to="/cart">
      <FormattedMessage id="checkout.problem.toCart" />
    </ButtonLink>
  </div>
);
