// Generated from backend/openapi.json by make api; not to be edited.

export const overlapHours = {"minimum":0,"maximum":168} as const;
