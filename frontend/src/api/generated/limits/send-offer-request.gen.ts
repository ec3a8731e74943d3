// Generated from backend/openapi.json by make api; not to be edited.

export const version = {"minimum":1,"maximum":1000000} as const;

export const lines = {"maxItems":20} as const;

export const vatBasisPoints = {"minimum":0,"maximum":5000} as const;

export const freeHours = {"minimum":0,"maximum":2160} as const;

export const durationMinutes = {"minimum":15,"maximum":43200} as const;

export const note = {"minLength":1,"maxLength":5000} as const;
