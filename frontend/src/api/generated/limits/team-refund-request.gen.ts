// Generated from backend/openapi.json by make api; not to be edited.

export const reason = {"maxLength":500} as const;
