// Generated from backend/openapi.json by make api; not to be edited.

export const title = {"minLength":1,"maxLength":200} as const;

export const summary = {"maxLength":500} as const;

export const markdown = {"maxLength":60000} as const;

export const source = {"maxLength":200} as const;

export const searchWords = {"maxLength":500} as const;
