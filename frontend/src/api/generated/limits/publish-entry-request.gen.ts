// Generated from backend/openapi.json by make api; not to be edited.

export const texts = {"maxItems":7} as const;
