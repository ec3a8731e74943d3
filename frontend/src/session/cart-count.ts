import { useSyncExternalStore } from 'react';

const KEY = 'cart_count';
const listeners = new Set<() => void>();

/** What the cart held when it was last read; the cart itself is the server's. */
const storedCount = (): number => Number(localStorage.getItem(KEY) ?? 0) || 0;

/** After each answer that holds the cart. */
export function rememberCartCount(count: number): void {
  if (count === storedCount()) return;
  localStorage.setItem(KEY, String(count));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useCartCount = (): number => useSyncExternalStore(subscribe, storedCount, () => 0);
