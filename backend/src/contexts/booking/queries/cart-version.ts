import { hash } from 'node:crypto';
import type { Cart } from '../domain/cart.js';

/** The version of a cart's content and prices. It changes with either. */
export const versionOf = (cart: Pick<Cart, 'content'>): string => hash('sha256', cart.content, 'base64url');
