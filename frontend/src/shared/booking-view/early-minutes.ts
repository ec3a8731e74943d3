/** Guests are at the meeting point so long before the start: `earlyMinutes` of the terms that voucher and answers state. */
export const EARLY_MINUTES = 10;
