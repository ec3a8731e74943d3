import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { isCartChange } from './cart-changed.js';
import { CART } from './checkout.api.js';
import { isTimeGone } from './refusals.js';

interface CheckoutProblemProps {
  error: Error;
  onRetry: () => void;
}

/** Asked again, they would be answered so again. */
const changesCart = new Set(['PRICE_CHANGED', 'CART_EMPTY', 'CART_ITEM_UNKNOWN']);

/** What went wrong, and the step that leads on. A time that is gone is told at its item, as long as the cart has it. */
export function CheckoutProblem({ error, onRetry }: CheckoutProblemProps) {
  const code = isProblem(error) ? error.code : '';
  useFreshCart(changesCart.has(code) || isCartChange(error));
  const isAnswered = changesCart.has(code) || isTimeGone(error);
  return (
    <div className="grid gap-3">
      <ProblemMessage error={error} {...(isAnswered ? {} : { onRetry })} />
      {isTimeGone(error) && (
        <p>
          <ButtonLink look="secondary" to="/cart">
            <FormattedMessage id="checkout.problem.toCart" />
          </ButtonLink>
        </p>
      )}
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
