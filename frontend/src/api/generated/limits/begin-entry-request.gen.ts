// Generated from backend/openapi.json by make api; not to be edited.

export const slug = {"maxLength":120,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$"} as const;
