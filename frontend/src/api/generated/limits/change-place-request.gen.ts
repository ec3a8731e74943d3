// Generated from backend/openapi.json by make api; not to be edited.

export const slug = {"maxLength":100,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$"} as const;

export const position = {"minimum":0,"maximum":1000000} as const;

export const code = {"pattern":"^[A-Z]{2}$"} as const;

export const version = {"minimum":1,"maximum":2147483647} as const;
