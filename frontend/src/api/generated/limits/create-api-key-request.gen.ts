// Generated from backend/openapi.json by make api; not to be edited.

export const label = {"minLength":1,"maxLength":100} as const;
