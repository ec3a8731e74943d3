// Generated from backend/openapi.json by make api; not to be edited.

export const position = {"minimum":0,"maximum":1000000} as const;

export const companyId = {"pattern":"^[a-z0-9-]{1,100}$"} as const;

export const city = {"pattern":"^[a-z0-9-]{1,100}$"} as const;
