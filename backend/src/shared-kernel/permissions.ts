import { ROLES, type Role } from './roles.js';

/** A role, or `owner`: the person to whom the thing belongs. */
export type Holder = Role | 'owner';

const SUPER_ADMINS: readonly Holder[] = [ROLES.superAdmin];
const TEAM: readonly Holder[] = [ROLES.superAdmin, ROLES.admin];
const GUIDES: readonly Holder[] = [ROLES.guide, ...TEAM];

/**
 * Who may do what. A name is `<thing>.<verb>`. The state of the thing decides nothing here: its aggregate does. The
 * role of guides counts once the guide is approved.
 */
export const PERMISSIONS = {
  'admin.enter': TEAM,
  'application.review': TEAM,
  'audit.read': TEAM,
  'booking.cancel-any': TEAM,
  'booking.change-any': TEAM,
  'content.edit': TEAM,
  'content.publish': TEAM,
  'conversation.answer': TEAM,
  'gift-card.manage': TEAM,
  'guide.manage': TEAM,
  'guide.present': GUIDES,
  'guide.read-any': TEAM,
  'invoice.read': TEAM,
  'job.read': TEAM,
  'job.replay': TEAM,
  'ledger.read': TEAM,
  'mail.read': TEAM,
  'mail.resend': TEAM,
  'mission.answer': GUIDES,
  'mission.assign': TEAM,
  'mission.read-any': TEAM,
  'note.write': TEAM,
  'order.read-any': TEAM,
  'payout.object': GUIDES,
  'payout.pay': TEAM,
  'payout.read': TEAM,
  'payout.read-own': GUIDES,
  'partner.manage': TEAM,
  'place.edit': TEAM,
  'price.change': TEAM,
  'professional.validate': TEAM,
  'promo-code.manage': TEAM,
  'quote.edit-references': TEAM,
  'quote.price': TEAM,
  'quote.read': TEAM,
  'refund.make': TEAM,
  'review.answer': GUIDES,
  'review.moderate': TEAM,
  'tax-details.state': GUIDES,
  'tour.edit': TEAM,
  'tour.publish': TEAM,
  'tour.read-any': TEAM,
  'transfer.manage': TEAM,
  'user.read': TEAM,
  'user.suspend': TEAM,
  'user.assign-manager': TEAM,
  'user.change-role': SUPER_ADMINS,
  'user.reset-second-factor': SUPER_ADMINS,
  'work-item.read': TEAM,
  'work-item.resolve': TEAM,
} as const satisfies Readonly<Record<string, readonly Holder[]>>;

export type Permission = keyof typeof PERMISSIONS;

export const holdersOf = (permission: Permission): readonly Holder[] => PERMISSIONS[permission];

/** The permissions that the role alone gives, sorted by name: for menus. */
export const permissionsOf = (role: Role): readonly Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => holdersOf(permission).includes(role));
