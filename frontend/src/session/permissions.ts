import { isAdmin } from './roles.js';
import type { SessionUser } from './session.js';

export type Permission = NonNullable<SessionUser['permissions']>[number];

/** What to show; the API decides what happens. A session that an older version of the site stored names no permissions. */
export const may = (user: Pick<SessionUser, 'role' | 'permissions'>, permission: Permission): boolean =>
  user.permissions === undefined ? isAdmin(user) : user.permissions.includes(permission);
