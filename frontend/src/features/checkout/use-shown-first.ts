import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * What appears as the answer to a click takes the focus and is scrolled into view, also where an address of its own comes
 * with it: after that the router scrolls too.
 *
 * @param around what it belongs to, which is shown from its `block` on as far as there is room for both
 */
export function useShownFirst<Element extends HTMLElement>(
  block: ScrollLogicalPosition,
  around?: string,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const router = useRouter();
  useEffect(() => {
    const show = (): void => {
      const shown = element.current;
      const whole = around === undefined ? null : shown?.closest(around);
      shown?.focus({ preventScroll: true });
      (whole ?? shown)?.scrollIntoView({ block });
      if (whole) shown?.scrollIntoView({ block: 'nearest' });
    };
    show();
    if (!router.state.isLoading) return undefined;
    const stop = router.subscribe('onRendered', () => {
      stop();
      show();
    });
    return stop;
  }, [router, block, around]);
  return element;
}
