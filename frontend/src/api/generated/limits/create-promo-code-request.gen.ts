// Generated from backend/openapi.json by make api; not to be edited.

export const percent = {"minimum":1,"maximum":90} as const;

export const mostUses = {"minimum":1,"maximum":1000000} as const;

export const code = {"pattern":"^[A-Z0-9][A-Z0-9-]{2,29}$"} as const;
