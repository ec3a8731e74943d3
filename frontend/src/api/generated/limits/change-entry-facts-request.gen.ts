// Generated from backend/openapi.json by make api; not to be edited.

export const position = {"minimum":0,"maximum":1000000} as const;

export const author = {"minLength":1,"maxLength":120} as const;

export const value = {"minimum":0,"maximum":1000000000} as const;

export const landmarks = {"maxItems":8} as const;

export const tours = {"maxItems":20} as const;

export const cities = {"maxItems":20} as const;

export const version = {"minimum":1,"maximum":2147483647} as const;
