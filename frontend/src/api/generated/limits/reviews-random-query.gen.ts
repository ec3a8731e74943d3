// Generated from backend/openapi.json by make api; not to be edited.

export const limit = {"minimum":1,"maximum":100} as const;
