// Generated from backend/openapi.json by make api; not to be edited.

export const tours = {"maxItems":100} as const;
