// Generated from backend/openapi.json by make api; not to be edited.

export const year = {"minimum":2020,"maximum":2099} as const;
