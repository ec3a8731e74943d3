// Generated from backend/openapi.json by make api; not to be edited.

export const promoCode = {"minLength":1,"maxLength":60} as const;

export const giftCard = {"minLength":1,"maxLength":60} as const;
