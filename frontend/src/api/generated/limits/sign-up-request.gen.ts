// Generated from backend/openapi.json by make api; not to be edited.

export const firstName = {"minLength":1,"maxLength":100} as const;

export const lastName = {"minLength":1,"maxLength":100} as const;

export const email = {"maxLength":254} as const;

export const password = {"minLength":8,"maxLength":256} as const;

export const companyName = {"minLength":1,"maxLength":200} as const;

export const vat = {"maxLength":30} as const;
