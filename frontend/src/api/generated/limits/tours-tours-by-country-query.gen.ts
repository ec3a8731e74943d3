// Generated from backend/openapi.json by make api; not to be edited.

export const people = {"minimum":1,"maximum":20} as const;
