// Generated from backend/openapi.json by make api; not to be edited.

export const name = {"minLength":1,"maxLength":200} as const;

export const street = {"minLength":1,"maxLength":200} as const;

export const zip = {"minLength":1,"maxLength":20} as const;

export const city = {"minLength":1,"maxLength":100} as const;

export const taxNumber = {"minLength":1,"maxLength":40} as const;

export const vatNumber = {"maxLength":40} as const;
