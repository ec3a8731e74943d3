// Generated from backend/openapi.json by make api; not to be edited.

export const EUR = {"minimum":1,"maximum":100000000} as const;

export const USD = {"minimum":1,"maximum":100000000} as const;

export const GBP = {"minimum":1,"maximum":100000000} as const;

export const CHF = {"minimum":1,"maximum":100000000} as const;

export const JPY = {"minimum":1,"maximum":100000000} as const;

export const CAD = {"minimum":1,"maximum":100000000} as const;

export const AUD = {"minimum":1,"maximum":100000000} as const;
