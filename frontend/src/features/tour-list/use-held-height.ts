import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what stands below the results out of view while others come: a shorter page would be pushed down under who has just
 * ticked a filter far below.
 *
 * @param results which they are
 */
export function useHeldHeight(results: unknown): { readonly place: RefObject<HTMLDivElement | null>; hold(): void } {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current?.style.minHeight) return;
    const belowTop = window.innerHeight - current.getBoundingClientRect().top;
    current.style.minHeight = `${Math.max(0, Math.ceil(belowTop))}px`;
  }, [results]);
  return {
    place,
    hold: () => {
      const { current } = place;
      if (current) current.style.minHeight = `${current.offsetHeight}px`;
    },
  };
}
