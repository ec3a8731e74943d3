// Generated from backend/openapi.json by make api; not to be edited.

export const query = {"minLength":2} as const;

export const limit = {"minimum":1,"maximum":100} as const;
