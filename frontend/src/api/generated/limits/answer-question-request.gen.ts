// Generated from backend/openapi.json by make api; not to be edited.

export const version = {"minimum":1,"maximum":1000000} as const;

export const text = {"minLength":1,"maxLength":5000} as const;
