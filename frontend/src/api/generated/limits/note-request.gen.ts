// Generated from backend/openapi.json by make api; not to be edited.

export const subject = {"minLength":1,"maxLength":100} as const;

export const text = {"minLength":1,"maxLength":4000} as const;
