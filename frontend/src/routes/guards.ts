import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { currentSession } from '../session/session.js';
import type { Viewer } from '../site-context.js';

interface GuardArguments {
  readonly context: { readonly viewer?: Viewer | undefined };
  readonly params: { readonly lang: string; readonly currency: string };
  readonly location: ParsedLocation;
}

const isServer = typeof document === 'undefined';

const SETUP = 'account-password';

/**
 * `beforeLoad` of a private page: who is not signed in goes to the login page and comes back afterwards, who must set a
 * second factor up goes where that is done.
 */
export function requireSession({ context, params, location }: GuardArguments): void {
  if (isServer && context.viewer) return;
  const session = isServer ? undefined : currentSession();
  const mustSetUp = session?.user.lacksSecondFactor === true && !location.pathname.endsWith(`/${SETUP}`);
  if (mustSetUp) throw redirect({ href: `/${params.lang}/${params.currency}/${SETUP}` });
  if (session) return;
  throw redirect({ href: loginHref(params, location.href) });
}

/** The login page, which leads back afterwards. */
export const loginHref = ({ lang, currency }: GuardArguments['params'], back: string): string =>
  `/${lang}/${currency}/login?next=${encodeURIComponent(back)}`;
