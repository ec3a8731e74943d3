import type { SessionUser } from './session.js';

const SUPER_ADMIN = 1;
const ADMIN = 2;
const GUIDE = 3;

type Role = Pick<SessionUser, 'role'>;

export const isAdmin = ({ role }: Role): boolean => role === SUPER_ADMIN || role === ADMIN;

export const isGuideOrAdmin = (user: Role): boolean => user.role === GUIDE || isAdmin(user);

/** Visitors, and guides who have not finished their application. */
export const mayBecomeGuide = (person: Pick<SessionUser, 'status'> | undefined): boolean =>
  person === undefined || person.status === 'guide_fill_form_in_progress';
