import { useRouter } from '@tanstack/react-router';
import { isGuideOrAdmin, mayBecomeGuide } from '../session/roles.js';
import { useSession, type SessionUser } from '../session/session.js';

/** Id of the lists in the footer, where the menu's button leads without script. */
export const WAYS = 'ways';

/** Somewhere to go. It is shown as soon as its page exists, so that nothing leads to a missing one. */
export interface Destination {
  /** Id of its text. */
  readonly text: string;
  readonly to: string;
  /** The page's route where the address has a parameter: `/legal/$slug`. */
  readonly route?: string;
}

const to = (text: string, path: string, route?: string): Destination => ({
  text: `layout.nav.${text}`,
  to: path,
  ...(route ? { route } : {}),
});

const tours = to('tours', '/tours');
const contact = to('contact', '/contact');

const airport = to('airport', '/airport-pickup');
const transfer = to('transfer', '/transfer');
const business = to('business', '/business-trip');
const cruises = to('cruises', '/cruise-tour');
const safari = to('safari', '/safari');
const quotes = [airport, transfer, business, cruises];
const recruitment = to('recruitment', '/recruitment');
const partners = [to('agents', '/travel-agents'), recruitment];
const quote = to('quote', '/quote');
const faq = to('faq', '/faq');
const about = to('about', '/about');
const guideDashboard = to('guideDashboard', '/guide-missions');
const bookings = to('bookings', '/bookings');
const favourites = to('favourites', '/favourite-tours');

export const navigation = {
  main: { tours, contact },
  partners,
  home: [to('home', '/'), to('themes', '/home-2'), to('map', '/home-3'), tours],
  zones: [to('zones', '/zones')],
  services: { airport, transfer, business, cruises, safari, quote },
  more: {
    services: [...quotes, quote],
    further: [to('giftCards', '/gift-cards'), to('blog', '/blog')],
    company: [about, to('guides', '/author'), faq],
  },
  user: {
    account: to('account', '/account'),
    bookings,
    notifications: to('notifications', '/notifications'),
    favourites,
    quote,
    faq,
  },
  professional: [to('manager', '/contact-pro')],
  guide: [guideDashboard],
  admin: [to('workItems', '/admin/work-items', '/admin')],
  footer: {
    discover: [tours, to('zones', '/zones'), to('giftCards', '/gift-cards'), to('blog', '/blog')],
    services: [...quotes, quote],
    company: [about, contact, faq, ...partners, to('forGuides', '/guide')],
    visitor: [to('login', '/login'), to('signup', '/signup'), to('findBooking', '/find-booking'), favourites],
    legal: [
      to('terms', '/legal/terms', '/legal/$slug'),
      to('privacy', '/legal/privacy', '/legal/$slug'),
      to('imprint', '/legal/legal-notice', '/legal/$slug'),
    ],
  },
  side: { quotes, contact, tours, guideDashboard, bookings, account: to('account', '/account') },
} as const;

/** Pages that somebody may mean whose address has a typing error, each once, with what else it may be called. */
export const knownPages: readonly (Destination & { readonly alsoCalled?: readonly string[] })[] = [
  ...navigation.home,
  ...navigation.zones,
  ...navigation.more.further,
  contact,
  faq,
  about,
  ...partners,
  ...navigation.footer.visitor,
  ...navigation.footer.legal,
  to('guides', '/author'),
  to('forGuides', '/guide'),
  { ...to('newsletter', '/subscription'), alsoCalled: ['newsletter'] },
];

/** The footer's column for who is signed in. */
export function footerOf(user: Pick<SessionUser, 'role' | 'status'>): readonly Destination[] {
  const { account, notifications } = navigation.user;
  return [...(isGuideOrAdmin(user) ? navigation.guide : []), account, bookings, notifications, favourites];
}

type Routes = Readonly<Record<string, unknown>>;
type Way = Pick<Destination, 'to' | 'route'>;

const exists = (routes: Routes, { to: path, route }: Way): boolean =>
  path === '/' || `/$lang/$currency${route ?? path}` in routes;

/** Whether a page exists, by its address or, with a parameter, its route. */
export function useIsReady(): (destination: Way) => boolean {
  const { routesByPath } = useRouter();
  return (destination) => exists(routesByPath, destination);
}

/** Those of the list that have a page, and are for this person. */
export function useReady<Place extends Destination>(destinations: readonly Place[]): readonly Place[] {
  const isReady = useIsReady();
  const person = useSession()?.user;
  return destinations.filter(
    (each) => isReady(each) && ((each as Destination) !== recruitment || mayBecomeGuide(person)),
  );
}
