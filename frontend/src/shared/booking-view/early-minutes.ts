/**
 * Guests arrive at the meeting point this long before the start: `earlyMinutes` of the terms that voucher and answers
 * state.
 */
export const EARLY_MINUTES = 10;
