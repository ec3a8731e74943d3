// Generated from backend/openapi.json by make api; not to be edited.

export const adults = {"minimum":0,"maximum":200} as const;

export const children = {"minimum":0,"maximum":200} as const;

export const infants = {"minimum":0,"maximum":200} as const;
