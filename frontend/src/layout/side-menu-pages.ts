import type { SessionUser } from '../session/session.js';
import { hasManager, isAdmin, isGuideOrAdmin } from '../session/roles.js';
import { navigation, type Destination } from './navigation.js';

export interface SideMenuPage {
  readonly key: string;
  /** Id of its text. */
  readonly text: string;
  readonly destinations: readonly Destination[];
}

type Person = Pick<SessionUser, 'role' | 'status' | 'isPro'>;

const page = (key: string, text: string, ...destinations: readonly Destination[]): SideMenuPage => ({
  key,
  text,
  destinations,
});

const unlike =
  (...others: readonly Destination[]) =>
  ({ to }: Destination): boolean =>
    !others.some((other) => other.to === to);

/** The tabs of the menu on a telephone, for this person or a visitor. */
export function sideMenuPages(person: Person | undefined): readonly SideMenuPage[] {
  const { side, guide, admin, professional, partners, user, footer, more, zones } = navigation;
  const isGuide = person !== undefined && isGuideOrAdmin(person);
  const forGuides = isGuide ? guide : [];
  const { quote } = navigation.services;
  const rest = [...more.further, ...more.company];
  const account = Object.values(user).filter(unlike(side.bookings, quote, ...rest));
  const visitor = footer.visitor.filter(({ to }) => to !== '/find-booking');
  const findBooking = footer.visitor.filter(({ to }) => to === '/find-booking');
  return [
    page('tours', side.tours.text, { ...side.tours, text: 'layout.side.allTours' }, ...zones),
    page('guide', side.guideDashboard.text, ...forGuides, ...(person && isAdmin(person) ? admin : [])),
    page('contact', side.contact.text, side.contact, ...(person && hasManager(person) ? professional : [])),
    page('quote', 'layout.side.quotes', quote, ...side.quotes),
    page('partners', 'layout.partners', ...partners),
    page('account', 'layout.side.account', ...(person ? account : visitor)),
    page('bookings', side.bookings.text, ...(person ? [side.bookings] : []), ...findBooking),
    page('more', 'layout.menu.more', ...forGuides, quote, ...rest, side.contact),
  ];
}
