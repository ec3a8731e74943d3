// Generated from backend/openapi.json by make api; not to be edited.

export const text = {"minLength":1,"maxLength":4000} as const;
