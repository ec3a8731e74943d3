// Generated from backend/openapi.json by make api; not to be edited.

export const companyName = {"minLength":1,"maxLength":200} as const;

export const vat = {"maxLength":30} as const;
