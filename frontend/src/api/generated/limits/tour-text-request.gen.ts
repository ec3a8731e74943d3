// Generated from backend/openapi.json by make api; not to be edited.

export const version = {"minimum":1,"maximum":2147483647} as const;

export const title = {"maxLength":120} as const;

export const summary = {"maxLength":400} as const;

export const description = {"maxLength":10000} as const;

export const highlights = {"maxItems":20} as const;

export const included = {"maxItems":20} as const;

export const notIncluded = {"maxItems":20} as const;
