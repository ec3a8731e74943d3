import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const pageOf = (path: string): string => path.replace(/^\/[^/]+\/[^/]+/, '');

/** A new page is read from its beginning: the focus goes to the content, unless only language or currency changed. */
export function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || pageOf(fromLocation.pathname) === pageOf(toLocation.pathname)) return;
        document.getElementById('content')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
