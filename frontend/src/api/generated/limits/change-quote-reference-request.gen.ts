// Generated from backend/openapi.json by make api; not to be edited.

export const position = {"minimum":0,"maximum":1000000} as const;

export const companyId = {"pattern":"^[a-z0-9-]{1,100}$"} as const;

export const version = {"minimum":1,"maximum":2147483647} as const;
