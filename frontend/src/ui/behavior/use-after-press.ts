import { useEffect, useRef } from 'react';

const ENDS = ['pointerup', 'pointercancel'] as const;

/**
 * For what is sent when its field is left: waits until the press that left it has done what it does, as a page that moves
 * between down and up loses the press. Forgotten where the press led to another page.
 */
export function useAfterPress(act: () => void): () => void {
  const latest = useRef(act);
  const isPressed = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const press = (): void => void (isPressed.current = true);
    const release = (): void => void (isPressed.current = false);
    window.addEventListener('pointerdown', press, { capture: true, signal });
    for (const end of ENDS) window.addEventListener(end, release, { capture: true, signal });
    return () => listening.abort();
  }, []);
  return () => {
    const { pathname } = location;
    // A click follows its release in the same task.
    const follow = (): void => {
      setTimeout(() => {
        if (location.pathname === pathname) latest.current();
      });
    };
    if (!isPressed.current) return follow();
    const waiting = new AbortController();
    const end = (): void => {
      waiting.abort();
      follow();
    };
    for (const name of ENDS) window.addEventListener(name, end, { capture: true, signal: waiting.signal });
  };
}
