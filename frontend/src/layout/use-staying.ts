import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathInSite } from '../i18n/path-in-site.js';

/**
 * Whether another part of the page, or the page in another language, is on its way: until it comes the page stays as it
 * is. Only another page is waited for in the shape that it will have.
 */
export function useStaying(): boolean {
  const router = useRouter();
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    const { defaultPendingMs } = router.options;
    const stops = [
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, hrefChanged }) => {
        const isSame = fromLocation && pathInSite(fromLocation.pathname) === pathInSite(toLocation.pathname);
        router.options.defaultPendingMs = isSame ? Infinity : defaultPendingMs;
        setStaying(Boolean(isSame) && hrefChanged);
      }),
      router.subscribe('onResolved', () => setStaying(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [router]);
  return isStaying;
}
