// Generated from backend/openapi.json by make api; not to be edited.

export const version = {"minimum":1,"maximum":2147483647} as const;

export const slug = {"maxLength":100,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$"} as const;

export const categories = {"maxItems":3} as const;

export const specialFilters = {"maxItems":5} as const;

export const position = {"minimum":0,"maximum":1000000} as const;

export const cancellationMinutes = {"minimum":0,"maximum":43200} as const;

export const leadTimeMinutes = {"minimum":0,"maximum":43200} as const;

export const guideLanguages = {"maxItems":7} as const;
