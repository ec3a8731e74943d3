// Generated from backend/openapi.json by make api; not to be edited.

export const bands = {"maxItems":20} as const;

export const extraPerson = {"minimum":0,"maximum":100000000} as const;

export const adult = {"minimum":1,"maximum":100000000} as const;

export const child = {"minimum":0,"maximum":100000000} as const;

export const infant = {"minimum":0,"maximum":100000000} as const;
