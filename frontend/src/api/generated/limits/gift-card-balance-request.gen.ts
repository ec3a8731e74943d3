// Generated from backend/openapi.json by make api; not to be edited.

export const code = {"minLength":1,"maxLength":60} as const;
