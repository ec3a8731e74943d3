// Generated from backend/openapi.json by make api; not to be edited.

export const amount = {"minimum":1,"maximum":100000000} as const;
