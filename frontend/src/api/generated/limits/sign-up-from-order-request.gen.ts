// Generated from backend/openapi.json by make api; not to be edited.

export const password = {"minLength":8,"maxLength":256} as const;
