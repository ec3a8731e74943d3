// Generated from backend/openapi.json by make api; not to be edited.

export const upTo = {"minimum":1,"maximum":500} as const;

export const amount = {"minimum":1,"maximum":100000000} as const;
