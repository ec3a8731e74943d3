import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { Button } from '../../ui/form/button.js';
import { Awaited } from '../../ui/feedback/skeleton.js';
import { CheckoutProblem } from './checkout-problem.js';
import type { Cart } from './checkout.api.js';
import { Countdown } from './countdown.js';
import { isTimeGone, refusalOf } from './refusals.js';
import type { useHold } from './use-cart.js';

type Hold = ReturnType<typeof useHold>;

interface HoldNoticeProps {
  cart: Cart;
  ahead: number;
  hold: Hold;
}

/** About as long as places are held: in the place of what is not known yet, never shown. */
const USUAL_HOLD_MS = 900_000;
const soonAfter = (now = new Date().toISOString()): string => new Date(Date.parse(now) + USUAL_HOLD_MS).toISOString();

const FRAME = 'grid gap-3 rounded-lg bg-pine-soft p-4 text-sm';

/** Takes the places when the checkout begins, and says until when they are kept. A time that is gone is told at its item. */
export function HoldNotice({ cart, ahead, hold }: HoldNoticeProps) {
  const isAsked = useHoldOnce(cart, hold);
  if (isTimeGone(hold.error) && cart.items.some((item) => refusalOf(item, hold.error))) return null;
  const isLongest = isProblem(hold.error) && hold.error.code === 'HOLD_ALREADY_EXTENDED';
  if (hold.error && !isLongest) return <CheckoutProblem error={hold.error} onRetry={() => hold.mutate()} />;
  const ask = { busy: hold.isPending, onClick: () => hold.mutate() };
  if (!cart.holdsUntil && (hold.isPending || !isAsked)) {
    return (
      <Awaited>
        <div className={FRAME}>
          <Countdown until={soonAfter(cart.now)} ahead={ahead} text="checkout.hold.until" over={null}>
            <HoldButton text="checkout.hold.extend" {...ask} />
          </Countdown>
        </div>
      </Awaited>
    );
  }
  const over = <HoldOver again={isLongest ? undefined : ask} />;
  return (
    <div className={FRAME}>
      {cart.holdsUntil ? (
        <Countdown until={cart.holdsUntil} ahead={ahead} text="checkout.hold.until" over={over}>
          {isLongest ? <LongestHold /> : <HoldButton text="checkout.hold.extend" {...ask} />}
        </Countdown>
      ) : (
        over
      )}
    </div>
  );
}

interface Ask {
  busy: boolean;
  onClick: () => void;
}

const HoldButton = ({ text, ...ask }: Ask & { text: string }) => (
  <Button look="secondary" className="min-h-9 text-sm" {...ask}>
    <FormattedMessage id={text} />
  </Button>
);

/** A slot is held so long and no longer: then it can only be ordered. */
const HoldOver = ({ again }: { again: Ask | undefined }) => (
  <div className="grid gap-3">
    <p role={again ? undefined : 'status'}>
      <FormattedMessage id="checkout.hold.over" />
    </p>
    {again && <HoldButton text="checkout.hold.again" {...again} />}
  </div>
);

const LongestHold = () => (
  <p role="status">
    <FormattedMessage id="checkout.hold.longest" />
  </p>
);

/** Once for each visit: said twice, it would use up the extension. Tells whether there is nothing left to wait for. */
function useHoldOnce(cart: Cart, { mutate, isIdle }: Hold): boolean {
  const [wasHeld] = useState(cart.holdsUntil !== null);
  const isAsked = useRef(wasHeld);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [mutate]);
  return wasHeld || !isIdle;
}
