// Generated from backend/openapi.json by make api; not to be edited.

export const duration = {"minimum":15,"maximum":1440} as const;

export const adults = {"minimum":0,"maximum":50} as const;

export const children = {"minimum":0,"maximum":50} as const;

export const infants = {"minimum":0,"maximum":50} as const;
