import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { currentSession } from '../session/session.js';
import type { Viewer } from '../site-context.js';

interface GuardArguments {
  readonly context: { readonly viewer?: Viewer | undefined };
  readonly params: { readonly lang: string; readonly currency: string };
  readonly location: ParsedLocation;
}

const isServer = typeof document === 'undefined';

/** `beforeLoad` of a private page: who is not signed in goes to the login page and comes back afterwards. */
export function requireSession({ context, params, location }: GuardArguments): void {
  if (isServer ? context.viewer : currentSession()) return;
  throw redirect({ href: loginHref(params, location.href) });
}

/** The login page, which leads back afterwards. */
export const loginHref = ({ lang, currency }: GuardArguments['params'], back: string): string =>
  `/${lang}/${currency}/login?next=${encodeURIComponent(back)}`;
