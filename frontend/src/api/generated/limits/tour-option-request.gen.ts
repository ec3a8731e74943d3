// Generated from backend/openapi.json by make api; not to be edited.

export const durationMinutes = {"minimum":15,"maximum":10080} as const;

export const minimumPersons = {"minimum":1,"maximum":500} as const;

export const maximumPersons = {"minimum":1,"maximum":500} as const;

export const capacity = {"minimum":1,"maximum":500} as const;

export const weekdays = {"maxItems":7} as const;

export const startTimes = {"maxItems":96} as const;

export const closedMonths = {"maxItems":12} as const;

export const closedDays = {"maxItems":100} as const;
