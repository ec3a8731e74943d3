import type { SessionUser } from './session.js';

const SUPER_ADMIN = 1;
const ADMIN = 2;
const GUIDE = 3;

const APPROVED = 'guide_approved';

type Role = Pick<SessionUser, 'role'>;
type Standing = Pick<SessionUser, 'role' | 'status'>;

export const isAdmin = ({ role }: Role): boolean => role === SUPER_ADMIN || role === ADMIN;

/** Only approved guides count. */
export const isGuide = (user: Standing): boolean => user.role === GUIDE && user.status === APPROVED;

export const isGuideOrAdmin = (user: Standing): boolean => isGuide(user) || isAdmin(user);

/** Professionals and guides have somebody of the team who looks after them. */
export const hasManager = (user: Standing & Pick<SessionUser, 'isPro'>): boolean => user.isPro || isGuide(user);

/** A person who applied as a guide and is not approved yet, or was refused. */
export const isApplicant = (user: Standing): boolean => user.role === GUIDE && user.status !== APPROVED;

/** Visitors, and guides with an unfinished application. */
export const mayBecomeGuide = (person: Pick<SessionUser, 'status'> | undefined): boolean =>
  person === undefined || person.status === 'guide_fill_form_in_progress';
