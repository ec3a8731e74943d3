// Generated from backend/openapi.json by make api; not to be edited.

export const month = {"pattern":"^20\\d\\d-(?:0[1-9]|1[0-2])$"} as const;
