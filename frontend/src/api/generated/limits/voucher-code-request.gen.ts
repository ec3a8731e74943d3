// Generated from backend/openapi.json by make api; not to be edited.

export const code = {"maxLength":200} as const;
