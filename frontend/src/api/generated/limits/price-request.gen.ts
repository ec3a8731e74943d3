// Generated from backend/openapi.json by make api; not to be edited.

export const duration = {"minimum":15,"maximum":1440} as const;

export const promoCode = {"minLength":1,"maxLength":60} as const;
