// Generated from backend/openapi.json by make api; not to be edited.

export const firstName = {"minLength":1,"maxLength":100} as const;

export const lastName = {"minLength":1,"maxLength":100} as const;

export const email = {"maxLength":254} as const;

export const passengerRelation = {"minLength":1,"maxLength":100} as const;

export const specialRequirements = {"maxLength":1000} as const;

export const giftCards = {"maxItems":5} as const;
