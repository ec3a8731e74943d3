import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathInSite } from '../i18n/path-in-site.js';

/** Another page that takes no longer comes without anything in its place. */
export const PENDING_MS = 300;

/**
 * Whether another part of the page, or the page in another language, is on its way: until it comes the page stays as it
 * is. Only another page is waited for in the shape that it will have.
 */
export function useStaying(): boolean {
  const router = useRouter();
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, hrefChanged }) => {
        const isSame = fromLocation && pathInSite(fromLocation.pathname) === pathInSite(toLocation.pathname);
        router.options.defaultPendingMs = isSame ? Infinity : PENDING_MS;
        setStaying(Boolean(isSame) && hrefChanged);
      }),
      router.subscribe('onResolved', () => setStaying(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [router]);
  return isStaying;
}
