import { ApiProblem, isProblem } from '../../api/api.js';
import type { CartItem } from './checkout.api.js';

const timeIsGone = new Set(['SLOT_TAKEN', 'SLOT_IN_CART', 'NO_GUIDE_IN_LANGUAGE', 'SLOT_TOO_SOON', 'NO_SUCH_SLOT']);

/** Refused because of the time of an item: it is another's or the cart's own by now, too near, or no guide of that language is free. */
export const isTimeGone = (error: unknown): error is ApiProblem => isProblem(error) && timeIsGone.has(error.code);

/** Why an item cannot be ordered for its time: what was said of it just now, else what the cart knows. */
export function refusalOf(item: CartItem, error?: unknown): ApiProblem | undefined {
  if (isTimeGone(error) && error.params['item'] === item.id) return error;
  return item.refusal ? new ApiProblem({ status: 409, ...item.refusal }) : undefined;
}
