// Generated from backend/openapi.json by make api; not to be edited.

export const seats = {"minimum":1,"maximum":60} as const;

export const suitcases = {"minimum":0,"maximum":99} as const;
