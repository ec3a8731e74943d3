// Generated from backend/openapi.json by make api; not to be edited.

export const country = {"pattern":"^[A-Z]{2}$"} as const;
