import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { sitePath, useSite } from '../../i18n/site.js';
import { faqPath } from './questions.js';
import { useSettled } from './use-questions.js';

/** Puts the words into the address once nobody has changed them for a moment, so that it can be kept and sent on. */
export function useSoughtInAddress(text: string): void {
  const router = useRouter();
  const site = useSite();
  const settled = useSettled(text.trim());
  const tell = useEffectEvent((sought: string) => {
    const { pathname, search } = router.latestLocation;
    // Who has gone on to another page is not brought back.
    if (pathname !== sitePath(site, '/faq')) return;
    const { q = '' } = search as { q?: string };
    if (q.trim() === sought) return;
    void router.navigate({ href: sitePath(site, faqPath(sought)), replace: true, resetScroll: false });
  });
  useEffect(() => tell(settled), [settled]);
}
