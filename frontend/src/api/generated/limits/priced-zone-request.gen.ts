// Generated from backend/openapi.json by make api; not to be edited.

export const id = {"pattern":"^[a-z0-9-]{1,100}$"} as const;

export const latitude = {"minimum":-90,"maximum":90} as const;

export const longitude = {"minimum":-180,"maximum":180} as const;
