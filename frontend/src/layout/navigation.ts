import { useRouter } from '@tanstack/react-router';
import { mayBecomeGuide } from '../session/roles.js';
import { useSession } from '../session/session.js';

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
const quotes = [
  to('airport', '/airport-pickup'),
  to('transfer', '/transfer'),
  to('business', '/business-trip'),
  to('cruises', '/cruise-tour'),
];
const recruitment = to('recruitment', '/recruitment');
const partners = [to('agents', '/travel-agents'), recruitment];
const quote = to('quote', '/quote');
const faq = to('faq', '/faq');
const about = to('about', '/about');
const guideDashboard = to('guideDashboard', '/guide-missions');
const bookings = to('bookings', '/bookings');

export const navigation = {
  main: [tours, contact],
  partners,
  home: [to('home', '/'), to('themes', '/home-2'), to('map', '/home-3'), tours],
  zones: [to('zones', '/zones')],
  more: [quote, ...quotes, to('giftCards', '/gift-cards'), to('blog', '/blog'), faq, about, to('guides', '/author')],
  user: { account: to('account', '/account'), bookings, favourites: to('favourites', '/favourite-tours'), quote, faq },
  professional: [to('manager', '/contact-pro')],
  guide: [guideDashboard],
  admin: [to('attention', '/admin/attention')],
  footer: {
    discover: [tours, to('zones', '/zones'), to('giftCards', '/gift-cards'), to('blog', '/blog')],
    services: [...quotes, quote],
    company: [about, contact, faq, ...partners, to('forGuides', '/guide')],
    visitor: [to('login', '/login'), to('signup', '/signup'), to('findBooking', '/find-booking')],
    legal: [
      to('terms', '/legal/terms', '/legal/$slug'),
      to('privacy', '/legal/privacy', '/legal/$slug'),
      to('imprint', '/legal/legal-notice', '/legal/$slug'),
    ],
  },
  side: { quotes, contact, tours, guideDashboard, bookings, account: to('account', '/account') },
} as const;

/** Whether a page exists, by its address or, with a parameter, its route. */
export function useIsReady(): (destination: Pick<Destination, 'to' | 'route'>) => boolean {
  const { routesByPath } = useRouter();
  return ({ to: path, route }) => path === '/' || `/$lang/$currency${route ?? path.split('?')[0]}` in routesByPath;
}

/** Those of the list that have a page, and are for this person. */
export function useReady(destinations: readonly Destination[]): readonly Destination[] {
  const isReady = useIsReady();
  const person = useSession()?.user;
  return destinations.filter((each) => isReady(each) && (each !== recruitment || mayBecomeGuide(person)));
}
