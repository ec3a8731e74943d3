// Generated from backend/openapi.json by make api; not to be edited.

export const days = {"maxItems":60} as const;

export const basisPoints = {"minimum":0,"maximum":10000} as const;
