// Generated from backend/openapi.json by make api; not to be edited.

export const location = {"minLength":1,"maxLength":200} as const;
