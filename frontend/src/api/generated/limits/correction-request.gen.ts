// Generated from backend/openapi.json by make api; not to be edited.

export const amount = {"minimum":-1000000,"maximum":1000000} as const;
