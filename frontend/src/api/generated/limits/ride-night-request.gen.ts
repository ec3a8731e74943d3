// Generated from backend/openapi.json by make api; not to be edited.

export const from = {"minimum":0,"maximum":23} as const;

export const until = {"minimum":0,"maximum":23} as const;

export const basisPoints = {"minimum":0,"maximum":10000} as const;
