// Generated from backend/openapi.json by make api; not to be edited.

export const text = {"minLength":1,"maxLength":4000} as const;

export const name = {"minLength":1,"maxLength":120} as const;

export const email = {"maxLength":254} as const;
