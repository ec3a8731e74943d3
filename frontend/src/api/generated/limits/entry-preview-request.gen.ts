// Generated from backend/openapi.json by make api; not to be edited.

export const title = {"maxLength":200} as const;

export const summary = {"maxLength":500} as const;

export const markdown = {"maxLength":60000} as const;
