// Generated from backend/openapi.json by make api; not to be edited.

export const amount = {"minimum":1000,"maximum":200000} as const;

export const from = {"minLength":1,"maxLength":100} as const;

export const message = {"minLength":1,"maxLength":500} as const;
