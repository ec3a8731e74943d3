import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathInSite } from '../i18n/path-in-site.js';

/** A page that loads faster than this is shown without a skeleton. */
export const PENDING_MS = 300;

/**
 * Whether a navigation within the same page is pending: to another part of it, or to another language. The page stays as
 * it is meanwhile. Only another page shows its skeleton.
 */
export function usePendingNavigation(): boolean {
  const router = useRouter();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, hrefChanged }) => {
        const isSame = fromLocation && pathInSite(fromLocation.pathname) === pathInSite(toLocation.pathname);
        router.options.defaultPendingMs = isSame ? Infinity : PENDING_MS;
        setPending(Boolean(isSame) && hrefChanged);
      }),
      router.subscribe('onResolved', () => setPending(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [router]);
  return isPending;
}
