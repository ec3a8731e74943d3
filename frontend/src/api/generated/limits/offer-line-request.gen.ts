// Generated from backend/openapi.json by make api; not to be edited.

export const text = {"minLength":1,"maxLength":200} as const;

export const amount = {"minimum":-1000000000,"maximum":1000000000} as const;
