// Generated from backend/openapi.json by make api; not to be edited.

export const airports = {"maxItems":10} as const;

export const vatBasisPoints = {"minimum":0,"maximum":3000} as const;

export const zones = {"maxItems":50} as const;

export const fares = {"maxItems":500} as const;

export const rates = {"maxItems":50} as const;
