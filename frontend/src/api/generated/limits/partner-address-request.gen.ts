// Generated from backend/openapi.json by make api; not to be edited.

export const street = {"minLength":1,"maxLength":200} as const;

export const zip = {"minLength":1,"maxLength":20} as const;

export const city = {"minLength":1,"maxLength":100} as const;
