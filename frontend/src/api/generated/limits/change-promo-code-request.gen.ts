// Generated from backend/openapi.json by make api; not to be edited.

export const percent = {"minimum":1,"maximum":90} as const;

export const mostUses = {"minimum":1,"maximum":1000000} as const;

export const version = {"minimum":1,"maximum":2147483647} as const;
