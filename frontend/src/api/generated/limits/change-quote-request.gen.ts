// Generated from backend/openapi.json by make api; not to be edited.

export const duration = {"minimum":15,"maximum":1440} as const;
