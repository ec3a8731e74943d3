import { useEffect, useEffectEvent } from 'react';
import { useGo } from '../behavior/use-go.js';

/** Whoever empties the last page of a list, or asks for one after it, is taken to the last that there is. */
export function usePageThatIs(page: number, totalPages: number | undefined, addressOf: (page: number) => string): void {
  const go = useGo();
  const last = totalPages === undefined ? page : Math.max(1, totalPages);
  const turnBack = useEffectEvent(() => void go(addressOf(last), { replace: true }));
  useEffect(() => {
    if (page > last) turnBack();
  }, [page, last]);
}
