// Generated from backend/openapi.json by make api; not to be edited.

export const people = {"minimum":1,"maximum":20} as const;

export const minPrice = {"minimum":0,"maximum":1000000} as const;

export const maxPrice = {"minimum":0,"maximum":1000000} as const;

export const duration = {"minimum":1,"maximum":10000} as const;

export const query = {"maxLength":100} as const;
