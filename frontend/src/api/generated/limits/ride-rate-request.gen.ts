// Generated from backend/openapi.json by make api; not to be edited.

export const vehicle = {"pattern":"^[a-z0-9-]{1,100}$"} as const;

export const base = {"minimum":0,"maximum":100000000} as const;

export const perKilometre = {"minimum":1,"maximum":100000000} as const;
