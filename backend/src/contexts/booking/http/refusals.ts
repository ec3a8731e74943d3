/** Codes of the 422 of a call that describes a booking. */
export const BOOKING_REFUSED = [
  'VALIDATION_FAILED',
  'DURATION_NOT_OFFERED',
  'NO_SUCH_SLOT',
  'SLOT_TOO_FAR',
  'SLOT_TOO_SOON',
  'PARTY_NOT_BOOKABLE',
  'CURRENCY_NOT_OFFERED',
] as const;

/** Codes of the 422 of a call that puts a booking into the cart. */
export const ITEM_REFUSED = [...BOOKING_REFUSED, 'MEETING_POINT_UNKNOWN', 'QUOTE_TOKEN_INVALID'] as const;
