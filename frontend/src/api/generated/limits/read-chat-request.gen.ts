// Generated from backend/openapi.json by make api; not to be edited.

export const position = {"minimum":1,"maximum":1000000} as const;
