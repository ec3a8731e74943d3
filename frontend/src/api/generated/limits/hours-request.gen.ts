// Generated from backend/openapi.json by make api; not to be edited.

export const weekday = {"minimum":1,"maximum":7} as const;
