import { hasManager, isAdmin, isGuideOrAdmin } from '../session/roles.js';
import type { SessionUser } from '../session/session.js';
import { navigation, type Destination } from './navigation.js';

const { account, bookings, notifications, favourites, quote } = navigation.user;

/** What a person of this kind finds in the menu, above the choice of light or dark. */
export function destinationsOf(user: Pick<SessionUser, 'role' | 'status' | 'isPro'>): readonly Destination[] {
  return [
    account,
    ...(hasManager(user) ? navigation.professional : []),
    bookings,
    ...(isGuideOrAdmin(user) ? navigation.guide : []),
    ...(isAdmin(user) ? navigation.admin : []),
    quote,
    favourites,
    notifications,
  ];
}
