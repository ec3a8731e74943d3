import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathInSite } from '../i18n/path-in-site.js';

/** A new page is read from its beginning: the focus goes to the content, unless only language or currency changed. */
export function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || pathInSite(fromLocation.pathname) === pathInSite(toLocation.pathname)) return;
        document.getElementById('content')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
