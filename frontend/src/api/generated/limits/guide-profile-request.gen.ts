// Generated from backend/openapi.json by make api; not to be edited.

export const version = {"minimum":1,"maximum":2000000000} as const;

export const words = {"maxItems":7} as const;

export const languages = {"maxItems":7} as const;

export const yearsGuiding = {"minimum":0,"maximum":80} as const;

export const licence = {"minLength":1,"maxLength":100} as const;

export const cities = {"maxItems":10} as const;

export const categories = {"maxItems":30} as const;
