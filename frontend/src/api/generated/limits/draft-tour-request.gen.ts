// Generated from backend/openapi.json by make api; not to be edited.

export const englishTitle = {"minLength":1,"maxLength":120} as const;

export const categories = {"maxItems":3} as const;
