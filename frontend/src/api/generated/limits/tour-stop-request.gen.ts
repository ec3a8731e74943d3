// Generated from backend/openapi.json by make api; not to be edited.

export const latitude = {"minimum":-90,"maximum":90} as const;

export const longitude = {"minimum":-180,"maximum":180} as const;

export const minutes = {"minimum":1,"maximum":1440} as const;

export const minutesToNext = {"minimum":0,"maximum":1440} as const;
