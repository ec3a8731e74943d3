import type { CartView } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type { CartView as Cart } from '../../api/generated/types.gen.js';

/** One request for header, cart page and checkout, so that all of them show one answer. */
export const cartQuery = ({ locale, currency }: Site) => apiQuery('/api/cart', { language: locale, currency });

/** Tours and gift cards: what the badge counts. */
export const countOf = ({ items, giftCardItems }: CartView): number => items.length + giftCardItems.length;
