// Generated from backend/openapi.json by make api; not to be edited.

export const note = {"minLength":1,"maxLength":500} as const;
