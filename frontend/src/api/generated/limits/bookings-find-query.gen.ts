// Generated from backend/openapi.json by make api; not to be edited.

export const year = {"minimum":2000,"maximum":2200} as const;

export const month = {"minimum":1,"maximum":12} as const;
