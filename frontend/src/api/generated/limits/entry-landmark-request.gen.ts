// Generated from backend/openapi.json by make api; not to be edited.

export const motif = {"pattern":"^[a-z-]{1,40}$"} as const;

export const name = {"minLength":1,"maxLength":120} as const;
