// Generated from backend/openapi.json by make api; not to be edited.

export const query = {"minLength":2,"maxLength":100} as const;
