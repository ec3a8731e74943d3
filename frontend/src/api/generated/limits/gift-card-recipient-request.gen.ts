// Generated from backend/openapi.json by make api; not to be edited.

export const name = {"minLength":1,"maxLength":100} as const;

export const email = {"maxLength":254} as const;
