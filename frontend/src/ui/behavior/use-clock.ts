import { useSyncExternalStore } from 'react';

const SECOND = 1000;

/** Each second; and at once when the page is seen again, since the timers of a page that nobody sees hardly run. */
function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, SECOND);
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pageshow', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pageshow', tell);
  };
}

/**
 * What `read` makes of the browser's clock (milliseconds), while it passes. Drawn before a page that is seen again is
 * painted, and only where it has changed: `read` tells whole seconds, or whether a time is over.
 */
export function useClock<T extends number | boolean>(read: (now: number) => T): T {
  const told = (): T => read(Date.now());
  return useSyncExternalStore(subscribe, told, told);
}
