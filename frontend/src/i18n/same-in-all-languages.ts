/** Texts longer than twelve characters that rightly read the same in two languages: names, addresses, codes. */
export const sameInAllLanguages: ReadonlySet<string> = new Set<string>([
  'guide-desk.ride.minutes',
  'layout.nav.notifications',
  'payout-accounts.field.routingNumber',
]);
