import { useLocation, useRouter } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../api/use-api.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { giveKeptFavourites, keptFavourites } from '../../shared/favourites/kept-favourites.js';
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
  if (user && isApplicant(user)) return '/recruitment';
  return user && isGuideOrAdmin(user) ? '/guide-missions' : '/account';
}

/**
 * Goes on after a login: to the page that was asked for, else to where this person begins. What was marked in this
 * browser before is the person's from now on.
 */
export function useGoOn(): () => Promise<void> {
  const router = useRouter();
  const site = useSite();
  const { page } = useNext();
  const api = useApi();
  const client = useQueryClient();
  return useCallback(async () => {
    const user = currentSession()?.user;
    if (user && keptFavourites().length > 0) {
      await giveKeptFavourites(api, user.uuid);
      void client.invalidateQueries({ queryKey: ['favourites'] });
    }
    await router.navigate({ href: page ?? sitePath(site, firstPage(user)), replace: true });
  }, [router, site, page, api, client]);
}
