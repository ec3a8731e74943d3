// Generated from backend/openapi.json by make api; not to be edited.

export const width = {"minimum":1,"maximum":10000} as const;

export const height = {"minimum":1,"maximum":10000} as const;
