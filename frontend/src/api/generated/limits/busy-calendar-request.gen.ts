// Generated from backend/openapi.json by make api; not to be edited.

export const address = {"minLength":1,"maxLength":1000} as const;
