import { useEffect, useRef } from 'react';

/** The button that opened the dialog is gone with what it was about: the focus goes to the page. */
export function useFocusAfterRemoval(isAsking: boolean): () => void {
  const isRemoved = useRef(false);
  useEffect(() => {
    if (isAsking || !isRemoved.current) return;
    isRemoved.current = false;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [isAsking]);
  return () => {
    isRemoved.current = true;
  };
}
