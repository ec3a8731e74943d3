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
  /** The page of the click. Language and currency may change on the way. */
  readonly page: string;
}

const WANTED = 'wanted_favourite';

/** Stores for this tab what a guest wanted to mark before the login. */
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

/** The name of the tour that a login for this page will mark. */
export const useWantedTourName = (page: string | undefined): string | undefined =>
  useSyncExternalStore(
    () => () => undefined,
    () => page && readWanted(page)?.name,
    () => undefined,
  );

/** Returns the tour that was wanted on this page, once. A login for another page discards it. */
export function takeWantedFavourite(page: string): TourSearch | undefined {
  const tour = readWanted(page);
  sessionStorage.removeItem(WANTED);
  return tour;
}

const heartOf = (id: string): HTMLElement | null => document.querySelector(`[data-favourite="${id}"]`);

/** The tour whose heart takes the focus when it appears: a list may still be loading. */
let expected: string | undefined;

function expectHeart(id: string, router: ReturnType<typeof useRouter>): void {
  expected = id;
  const stop = router.subscribe('onBeforeNavigate', () => {
    stop();
    expected = undefined;
  });
}

/** Focuses the heart of the tour after the login for it, unless the reader has moved on. */
export function useExpectedFocus(id: string): RefObject<HTMLButtonElement | null> {
  const heart = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (expected !== id) return;
    expected = undefined;
    if (['BODY', 'MAIN'].includes(document.activeElement?.tagName ?? 'BODY')) heart.current?.focus();
  }, [id]);
  return heart;
}

/** Returns to a page after a login. The wanted tour is marked, announced, and in view. */
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
