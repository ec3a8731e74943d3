// Generated from backend/openapi.json by make api; not to be edited.

export const title = {"minLength":1,"maxLength":80} as const;
