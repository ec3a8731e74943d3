import { hash } from 'node:crypto';
import type { Cart } from '../domain/cart.js';

/** Names what a cart holds and costs: another one as soon as either changes. */
export const versionOf = (cart: Pick<Cart, 'content'>): string => hash('sha256', cart.content, 'base64url');
