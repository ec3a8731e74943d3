// Generated from backend/openapi.json by make api; not to be edited.

export const cmsAnswers = {"maxItems":50} as const;
