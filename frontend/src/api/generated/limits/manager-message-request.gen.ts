// Generated from backend/openapi.json by make api; not to be edited.

export const message = {"minLength":2,"maxLength":5000} as const;
