import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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

const timeIsGone = new Set(['SLOT_TAKEN', 'NO_GUIDE_IN_LANGUAGE']);
const changesCart = new Set(['PRICE_CHANGED', 'CART_EMPTY', 'CART_ITEM_UNKNOWN']);

/** What went wrong, and the step that leads on. */
export function CheckoutProblem({ error, cart, onRetry }: CheckoutProblemProps) {
  const code = isProblem(error) ? error.code : '';
  useFreshCart(changesCart.has(code));
  const isAnswered = changesCart.has(code) || timeIsGone.has(code);
  return (
    <div className="grid gap-3">
      <ProblemMessage error={error} {...(isAnswered ? {} : { onRetry })} />
      {timeIsGone.has(code) && <OtherTime items={takenItems(error, cart)} />}
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

/** The items whose time was refused: somebody else has taken it, or no guide of that language is free. */
export function takenItems(error: unknown, { items }: Cart): readonly CartItem[] {
  if (!isProblem(error) || !timeIsGone.has(error.code)) return [];
  const { date, time } = error.params;
  return items.filter(({ datetime }) => datetime.date === date && datetime.time === time);
}

interface TakenTimeProps {
  error: unknown;
  item: CartItem;
  /** What somebody asked for just now was refused: it takes the focus. */
  isAnswer: boolean;
}

/** At the item whose time is gone: what happened, and the step that leads on. */
export function TakenTime({ error, item, isAnswer }: TakenTimeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAnswer) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [isAnswer, error]);
  return (
    <div ref={box} tabIndex={-1} className="my-2 grid gap-3 outline-none">
      <ProblemMessage error={error} />
      <OtherTime items={[item]} />
    </div>
  );
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
