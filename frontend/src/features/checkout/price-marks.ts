import { useState } from 'react';
import type { Money } from '../../ui/text/money.js';
import type { Cart } from './checkout.api.js';

type Marks = Readonly<Record<string, Money>>;

/** Old prices by item, those known so far and those the cart tells now. */
export function marksOf({ items }: Cart, known: Marks): Marks {
  const news = items.filter(({ id, previousPrice }) => previousPrice && !known[id]);
  if (news.length === 0) return known;
  return { ...known, ...Object.fromEntries(news.map(({ id, previousPrice }) => [id, previousPrice as Money])) };
}

/** The cart with each old price that was seen, as long as it is another one in the same currency. */
export const withMarks = (cart: Cart, marks: Marks): Cart => ({
  ...cart,
  items: cart.items.map((item) => {
    const old = item.previousPrice ?? marks[item.id];
    const isOther = old && old.currency === item.price.currency && old.amount !== item.price.amount;
    return { ...item, previousPrice: isOther ? old : null };
  }),
});

/** Holding the places tells the server that new prices were seen; here they stay marked until the order is placed. */
export function useMarkedCart(cart: Cart): Cart {
  const [marks, setMarks] = useState<Marks>({});
  const next = marksOf(cart, marks);
  if (next !== marks) setMarks(next);
  return withMarks(cart, next);
}
