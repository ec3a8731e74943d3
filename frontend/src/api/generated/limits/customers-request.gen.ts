// Generated from backend/openapi.json by make api; not to be edited.

export const names = {"maxItems":49} as const;
