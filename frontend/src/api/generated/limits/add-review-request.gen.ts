// Generated from backend/openapi.json by make api; not to be edited.

export const rating = {"minimum":1,"maximum":5} as const;

export const guideRating = {"minimum":1,"maximum":5} as const;

export const text = {"minLength":1,"maxLength":5000} as const;
