import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathInSite } from '../i18n/path-in-site.js';
import { leaveFor } from '../ui/display/asked-page.js';
import { useOnNavigate } from '../ui/behavior/use-on-navigate.js';

/**
 * A new page is read from its beginning: the focus goes to the content, unless only language or currency changed. A
 * further page of a list takes it to its first entry.
 */
export function useFocusAfterNavigation(): void {
  const router = useRouter();
  useOnNavigate(leaveFor);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || pathInSite(fromLocation.pathname) === pathInSite(toLocation.pathname)) return;
        document.getElementById('content')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
