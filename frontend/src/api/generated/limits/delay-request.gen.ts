// Generated from backend/openapi.json by make api; not to be edited.

export const minutes = {"minimum":0,"maximum":720} as const;
