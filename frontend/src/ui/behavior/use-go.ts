import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { sitePath, useSite } from '../../i18n/site.js';

/** Goes to a page from a script: `go('/cart')`; language and currency are added. */
export function useGo(): (to: string, options?: { replace?: boolean }) => Promise<void> {
  const router = useRouter();
  const site = useSite();
  return useCallback(
    (to, options = {}) => router.navigate({ href: sitePath(site, to), replace: options.replace ?? false }),
    [router, site],
  );
}
