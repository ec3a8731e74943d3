// Generated from backend/openapi.json by make api; not to be edited.

export const companyName = {"minLength":1,"maxLength":200} as const;

export const customerName = {"minLength":1,"maxLength":200} as const;

export const selectedEmail = {"maxLength":254} as const;

export const location = {"minLength":1,"maxLength":200} as const;

export const message = {"minLength":1,"maxLength":5000} as const;

export const suitcases = {"minimum":0,"maximum":200} as const;

export const addressFrom = {"minLength":1,"maxLength":200} as const;

export const addressTo = {"minLength":1,"maxLength":200} as const;

export const terminal = {"minLength":1,"maxLength":200} as const;

export const ship = {"minLength":1,"maxLength":200} as const;

export const stopovers = {"maxItems":10} as const;

export const childSeats = {"minimum":0,"maximum":20} as const;

export const programme = {"minLength":1,"maxLength":5000} as const;
