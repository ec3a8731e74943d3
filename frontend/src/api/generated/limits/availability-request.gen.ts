// Generated from backend/openapi.json by make api; not to be edited.

export const version = {"minimum":1,"maximum":2000000000} as const;

export const hours = {"maxItems":28} as const;

export const holidays = {"maxItems":60} as const;

export const missionsPerDay = {"minimum":1,"maximum":10} as const;

export const pauseMinutes = {"minimum":0,"maximum":480} as const;
