// Generated from backend/openapi.json by make api; not to be edited.

export const version = {"minimum":1,"maximum":2147483647} as const;
