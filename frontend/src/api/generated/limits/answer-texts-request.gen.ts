// Generated from backend/openapi.json by make api; not to be edited.

export const en_US = {"minLength":1,"maxLength":4000} as const;

export const fr_FR = {"minLength":1,"maxLength":4000} as const;

export const de_DE = {"minLength":1,"maxLength":4000} as const;

export const es_ES = {"minLength":1,"maxLength":4000} as const;

export const it_IT = {"minLength":1,"maxLength":4000} as const;

export const ru_RU = {"minLength":1,"maxLength":4000} as const;

export const ja_JP = {"minLength":1,"maxLength":4000} as const;
