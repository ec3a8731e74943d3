import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { sitePath, useSite } from '../../i18n/site.js';
import { useReturnToWanted } from '../../shared/favourites/wanted-favourite.js';
import { isAdmin, isApplicant, isGuideOrAdmin } from '../../session/roles.js';
import { currentSession, type SessionUser } from '../../session/session.js';

const OWN_PAGE = /^\/[a-z]{2}_[A-Z]{2}\/[A-Z]{3}(\/(?![/\\])[^\\]*)?$/;

/** The page that was asked for before the login; only one of ours, whatever the address says. */
export const ownPage = (next: unknown): string | undefined =>
  typeof next === 'string' && OWN_PAGE.test(next) ? next : undefined;

/** `?next=…` of this page, to be handed on to another way in: `/signup${query}`. */
export function useNext(): { readonly page: string | undefined; readonly query: string } {
  const page = useLocation({ select: ({ search }) => ownPage((search as Record<string, unknown>)['next']) });
  return { page, query: page ? `?next=${encodeURIComponent(page)}` : '' };
}

/** Where somebody begins who asked for no page. */
export function firstPage(user: Pick<SessionUser, 'role' | 'status' | 'lacksSecondFactor'> | undefined): string {
  if (user?.lacksSecondFactor) return '/account-password';
  if (user && isAdmin(user)) return '/admin/work-items';
  return user && (isGuideOrAdmin(user) || isApplicant(user)) ? '/guide-missions' : '/account';
}

/** Goes on after a login: to the page that was asked for, else to where this person begins. */
export function useGoOn(): () => Promise<void> {
  const router = useRouter();
  const site = useSite();
  const { page } = useNext();
  const returnTo = useReturnToWanted();
  return useCallback(
    () =>
      page
        ? returnTo(page)
        : router.navigate({ href: sitePath(site, firstPage(currentSession()?.user)), replace: true }),
    [router, site, page, returnTo],
  );
}
