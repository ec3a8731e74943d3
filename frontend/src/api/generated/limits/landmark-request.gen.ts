// Generated from backend/openapi.json by make api; not to be edited.

export const name = {"minLength":1,"maxLength":120} as const;
