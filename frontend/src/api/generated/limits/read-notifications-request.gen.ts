// Generated from backend/openapi.json by make api; not to be edited.

export const ids = {"maxItems":100} as const;
