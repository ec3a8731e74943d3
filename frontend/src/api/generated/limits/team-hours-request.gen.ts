// Generated from backend/openapi.json by make api; not to be edited.

export const weekdays = {"minimum":1,"maximum":7} as const;

export const version = {"minimum":1,"maximum":1000000} as const;
