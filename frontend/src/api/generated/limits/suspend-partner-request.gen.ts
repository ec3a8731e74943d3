// Generated from backend/openapi.json by make api; not to be edited.

export const reason = {"minLength":1,"maxLength":1000} as const;

export const version = {"minimum":1,"maximum":2147483647} as const;
