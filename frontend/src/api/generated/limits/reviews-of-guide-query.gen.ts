// Generated from backend/openapi.json by make api; not to be edited.

export const page = {"minimum":1,"maximum":10000} as const;
