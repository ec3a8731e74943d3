/** Pages that are somebody's own, and what lies below them. */
export const PERSONAL_PAGES = [
  'account',
  'account-password',
  'admin',
  'bookings',
  'cart',
  'checkout',
  'favourite-tours',
  'guide-missions',
  'notifications',
  'order',
  'pay-done',
] as const;

const PERSONAL = new RegExp(`^/[a-z]{2}_[A-Z]{2}/[A-Z]{3}/(?:${PERSONAL_PAGES.join('|')})(?:[/?]|$)`);

/** Whether the address (path and query, with language and currency) is a page of one person. */
export const isPersonal = (url: string): boolean => PERSONAL.test(url);
