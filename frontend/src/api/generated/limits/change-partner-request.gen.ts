// Generated from backend/openapi.json by make api; not to be edited.

export const name = {"minLength":1,"maxLength":200} as const;

export const contactName = {"minLength":1,"maxLength":200} as const;

export const email = {"maxLength":254} as const;

export const percent = {"minimum":0,"maximum":40} as const;

export const vat = {"maxLength":30} as const;

export const version = {"minimum":1,"maximum":2147483647} as const;
