// Generated from backend/openapi.json by make api; not to be edited.

export const categories = {"maxItems":30} as const;

export const daysOff = {"maxItems":6} as const;

export const yearsGuiding = {"minimum":0,"maximum":80} as const;

export const licence = {"minLength":1,"maxLength":100} as const;
