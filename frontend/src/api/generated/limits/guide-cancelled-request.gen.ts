// Generated from backend/openapi.json by make api; not to be edited.

export const guideReason = {"maxLength":1000} as const;
