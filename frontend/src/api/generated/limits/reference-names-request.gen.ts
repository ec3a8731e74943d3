// Generated from backend/openapi.json by make api; not to be edited.

export const en_US = {"maxLength":120} as const;

export const fr_FR = {"maxLength":120} as const;

export const de_DE = {"maxLength":120} as const;

export const es_ES = {"maxLength":120} as const;

export const it_IT = {"maxLength":120} as const;

export const ru_RU = {"maxLength":120} as const;

export const ja_JP = {"maxLength":120} as const;
