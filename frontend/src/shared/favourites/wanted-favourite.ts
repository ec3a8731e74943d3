import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { pathInSite } from '../../i18n/path-in-site.js';
import { currentSession } from '../../session/session.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { markFavourite } from './favourites.js';

export interface TourSearch {
  readonly id: string;
  readonly name: string;
}

interface Wanted {
  readonly tour: TourSearch;
  /** Where it was wanted; language and currency may change on the way. */
  readonly page: string;
}

const WANTED = 'wanted_favourite';

/** Keeps for this tab what somebody wanted to mark on a page before they had to sign in. */
export function wantFavourite({ id, name }: TourSearch, page: string): void {
  const wanted: Wanted = { tour: { id, name }, page: pathInSite(page) };
  sessionStorage.setItem(WANTED, JSON.stringify(wanted));
}

const readWanted = (page: string): TourSearch | undefined => {
  const text = sessionStorage.getItem(WANTED);
  if (text === null) return undefined;
  const wanted = JSON.parse(text) as Wanted;
  return wanted.page === pathInSite(page) ? wanted.tour : undefined;
};

/** What a login for this page will mark: the tour's name. */
export const useWantedTourName = (page: string | undefined): string | undefined =>
  useSyncExternalStore(
    () => () => undefined,
    () => page && readWanted(page)?.name,
    () => undefined,
  );

/** The tour that was wanted on this page, once. Whoever signs in for another page wants nothing marked any more. */
export function takeWantedFavourite(page: string): TourSearch | undefined {
  const tour = readWanted(page);
  sessionStorage.removeItem(WANTED);
  return tour;
}

const heartOf = (id: string): HTMLElement | null => document.querySelector(`[data-favourite="${id}"]`);

/** Whose heart is to take the focus when it comes: a list may still be on its way. */
let expected: string | undefined;

function expectHeart(id: string, router: ReturnType<typeof useRouter>): void {
  expected = id;
  const stop = router.subscribe('onBeforeNavigate', () => {
    stop();
    expected = undefined;
  });
}

/** Focuses the heart of the tour that somebody has just signed in for, unless they have gone on to something else. */
export function useExpectedFocus(id: string): RefObject<HTMLButtonElement | null> {
  const heart = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (expected !== id) return;
    expected = undefined;
    if (['BODY', 'MAIN'].includes(document.activeElement?.tagName ?? 'BODY')) heart.current?.focus();
  }, [id]);
  return heart;
}

/** Goes back to a page after a login: what was wanted there is marked, said, and in view. */
export function useReturnToWanted(): (page: string) => Promise<void> {
  const router = useRouter();
  const api = useApi();
  const intl = useIntl();
  return useCallback(
    async (page: string) => {
      const tour = takeWantedFavourite(page);
      const userId = currentSession()?.user.uuid;
      if (tour && userId !== undefined) {
        const said = await markFavourite(api, tour.id, userId, true).then(
          () => intl.formatMessage({ id: 'layout.favourite.marked' }, { tour: tour.name }),
          () => intl.formatMessage({ id: 'common.error.short' }),
        );
        const stop = router.subscribe('onRendered', () => {
          stop();
          showToast(said);
          const heart = heartOf(tour.id);
          if (heart) heart.focus();
          else expectHeart(tour.id, router);
        });
      }
      await router.navigate({ href: page, replace: true });
    },
    [router, api, intl],
  );
}
