// Generated from backend/openapi.json by make api; not to be edited.

export const version = {"minimum":1,"maximum":2147483647} as const;

export const remark = {"minLength":1,"maxLength":2000} as const;

export const questionKeys = {"maxItems":50} as const;
