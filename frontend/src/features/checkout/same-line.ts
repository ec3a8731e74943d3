import type { CartItem } from './checkout.api.js';

const same = (one: CartItem, other: CartItem): boolean =>
  one.tour.slug === other.tour.slug &&
  one.duration === other.duration &&
  one.startsAt === other.startsAt &&
  one.guideLanguage === other.guideLanguage;

/** Ids of the lines that want what a line before them wants: tour, duration, moment and language. */
export const repeatedLines = (items: readonly CartItem[]): ReadonlySet<string> =>
  new Set(
    items.filter((item, index) => items.slice(0, index).some((before) => same(before, item))).map(({ id }) => id),
  );
