import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * What appears as the answer to a click takes the focus and is scrolled into view, also where an address of its own comes
 * with it: after that the router scrolls too.
 */
export function useShownFirst<Element extends HTMLElement>(block: ScrollLogicalPosition): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const router = useRouter();
  useEffect(() => {
    const show = (): void => {
      element.current?.focus({ preventScroll: true });
      element.current?.scrollIntoView({ block });
    };
    show();
    if (!router.state.isLoading) return undefined;
    const stop = router.subscribe('onRendered', () => {
      stop();
      show();
    });
    return stop;
  }, [router, block]);
  return element;
}
