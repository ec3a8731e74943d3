import type { AnyRouter } from '@tanstack/react-router';
import { loginHref, requireSession } from './guards.js';

const WAYS_IN = ['login', 'signup', 'forgot-password', 'reset-password'];

/** Who has lost the session signs in again, and comes back to where it happened. */
export function signInAgain(router: AnyRouter): void {
  const { pathname, href } = router.latestLocation;
  const [, lang = '', currency = '', page = ''] = pathname.split('/');
  if (!WAYS_IN.includes(page)) void router.navigate({ href: loginHref({ lang, currency }, href) });
}

interface Guarded {
  readonly options: { readonly beforeLoad?: unknown };
}

/** The same, unless the page is as good without a session. */
export function signInAgainWhereNeeded(router: AnyRouter): void {
  const routes = router.routesById as Readonly<Record<string, Guarded | undefined>>;
  const isNeeded = router.state.matches.some(({ routeId }) => routes[routeId]?.options.beforeLoad === requireSession);
  if (isNeeded) signInAgain(router);
}
