import { hash } from 'node:crypto';
import type { Cart } from '../domain/cart.js';
import type { GrantedDiscount } from '../domain/promo-codes.js';

/** The version of a cart's content, prices and discount. It changes with each of them. */
export function versionOf({ content }: Pick<Cart, 'content'>, discount?: GrantedDiscount): string {
  const terms = discount ? [discount.code, discount.amount.amount, discount.amount.currency] : [];
  return hash('sha256', `${content}${terms.join(' ')}`, 'base64url');
}
