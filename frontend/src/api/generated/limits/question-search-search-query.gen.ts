// Generated from backend/openapi.json by make api; not to be edited.

export const q = {"minLength":1,"maxLength":100} as const;
