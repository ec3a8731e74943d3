// Generated from backend/openapi.json by make api; not to be edited.

export const holder = {"minLength":1,"maxLength":140} as const;

export const bankName = {"minLength":1,"maxLength":140} as const;
