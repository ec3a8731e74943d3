/** The four roles; the API shows number and name (specification, section 6). */
export const ROLES = { superAdmin: 1, admin: 2, guide: 3, customer: 4 } as const;

export type Role = (typeof ROLES)[keyof typeof ROLES];

export const ROLE_NAMES: Readonly<Record<Role, string>> = { 1: 'Super Admin', 2: 'Admin', 3: 'Guide', 4: 'Customer' };
