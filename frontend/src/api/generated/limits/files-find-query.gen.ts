// Generated from backend/openapi.json by make api; not to be edited.

export const expires = {"minimum":0,"maximum":99999999999} as const;
