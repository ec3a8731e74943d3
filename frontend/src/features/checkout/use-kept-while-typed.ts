import { useEffect, useRef, useState } from 'react';

/** After the last key. */
const PAUSE_MS = 400;

interface Keeping {
  /** After a short pause, or as soon as the page is left or put away. */
  readonly soon: () => void;
  readonly now: () => void;
}

/** A page that is put away may never be told that it is closed: what was typed till then is kept at that moment. */
export function useKeptWhileTyped(keep: () => void): Keeping {
  const latest = useRef(keep);
  useEffect(() => void (latest.current = keep));
  const [{ soon, now, end }] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): boolean => {
      const isWaiting = timer !== undefined;
      clearTimeout(timer);
      timer = undefined;
      return isWaiting;
    };
    const keepNow = (): void => {
      stop();
      latest.current();
    };
    return {
      soon: (): void => {
        stop();
        timer = setTimeout(keepNow, PAUSE_MS);
      },
      now: keepNow,
      end: (): void => {
        if (stop()) latest.current();
      },
    };
  });
  useEffect(() => {
    const putAway = (): void => {
      if (document.visibilityState === 'hidden') end();
    };
    window.addEventListener('pagehide', end);
    document.addEventListener('visibilitychange', putAway);
    return () => {
      window.removeEventListener('pagehide', end);
      document.removeEventListener('visibilitychange', putAway);
      end();
    };
  }, [end]);
  return { soon, now };
}
