// Generated from backend/openapi.json by make api; not to be edited.

export const entryReference = {"minLength":1,"maxLength":140} as const;

export const text = {"maxLength":1000} as const;

export const payerName = {"minLength":1,"maxLength":140} as const;
