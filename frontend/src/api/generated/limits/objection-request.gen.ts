// Generated from backend/openapi.json by make api; not to be edited.

export const text = {"minLength":1,"maxLength":2000} as const;
