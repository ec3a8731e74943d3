// Generated from backend/openapi.json by make api; not to be edited.

export const page = {"minimum":1,"maximum":1000} as const;

export const size = {"minimum":1,"maximum":100} as const;

export const query = {"maxLength":100} as const;

export const year = {"minimum":2020,"maximum":2099} as const;
