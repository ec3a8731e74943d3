import { hash } from 'node:crypto';
import type { Cart } from '../domain/cart.js';
import type { AppliedGiftCard } from '../domain/gift-cards.js';
import type { GrantedDiscount } from '../domain/promo-codes.js';

/** The version of a cart's content, prices, discount and gift cards. It changes with each of them. */
export function versionOf(
  { content }: Pick<Cart, 'content'>,
  discount?: GrantedDiscount,
  giftCards: readonly AppliedGiftCard[] = [],
): string {
  const terms = discount ? [discount.code, discount.amount.amount, discount.amount.currency] : [];
  const paid = giftCards.flatMap(({ id, applied }) => [id, applied.amount]);
  return hash('sha256', `${content}${[...terms, ...paid].join(' ')}`, 'base64url');
}
