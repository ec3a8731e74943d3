import { isAdmin } from './roles.js';
import type { SessionUser } from './session.js';

/** A session that says what its person may do; an older one does not. */
type Person = Pick<SessionUser, 'role'> & { readonly permissions?: readonly string[] | undefined };

/** What to show. The API decides what happens. */
export const may = (user: Person, permission: string): boolean =>
  user.permissions === undefined ? isAdmin(user) : user.permissions.includes(permission);
