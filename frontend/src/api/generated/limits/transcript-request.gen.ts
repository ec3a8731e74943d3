// Generated from backend/openapi.json by make api; not to be edited.

export const email = {"maxLength":254} as const;
