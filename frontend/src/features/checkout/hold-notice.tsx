import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { Button } from '../../ui/button.js';
import { Skeleton } from '../../ui/skeleton.js';
import { CheckoutProblem } from './checkout-problem.js';
import type { Cart } from './checkout.api.js';
import { Countdown } from './countdown.js';
import { useHold } from './use-cart.js';

/** Takes the places when the checkout begins, and says until when they are kept. */
export function HoldNotice({ cart }: { cart: Cart }) {
  const hold = useHold();
  useHoldOnce(cart, hold.mutate);
  const isLongest = isProblem(hold.error) && hold.error.code === 'HOLD_ALREADY_EXTENDED';
  if (hold.error && !isLongest) return <CheckoutProblem error={hold.error} cart={cart} onRetry={() => hold.mutate()} />;
  if (!cart.holdsUntil) return <Skeleton className="h-20" />;
  return (
    <div className="grid gap-3 rounded-lg bg-pine-soft p-4 text-sm">
      <Countdown
        until={cart.holdsUntil}
        text="checkout.hold.until"
        over={<FormattedMessage id="checkout.hold.over" />}
      />
      {isLongest ? (
        <p role="status">
          <FormattedMessage id="checkout.hold.longest" />
        </p>
      ) : (
        <Button look="secondary" className="min-h-9 text-sm" busy={hold.isPending} onClick={() => hold.mutate()}>
          <FormattedMessage id="checkout.hold.extend" />
        </Button>
      )}
    </div>
  );
}

/** Once for each visit: said twice, it would use up the extension. */
function useHoldOnce(cart: Cart, hold: () => void): void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current || cart.holdsUntil) return;
    isAsked.current = true;
    hold();
  }, [cart.holdsUntil, hold]);
}
