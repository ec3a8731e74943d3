import { useSyncExternalStore } from 'react';
import { Listeners } from '../state/listeners.js';

const KEY = 'cart_count';
const listeners = new Listeners();

/** The size of the cart at the last read. The cart itself is on the server. */
const storedCount = (): number => Number(localStorage.getItem(KEY) ?? 0) || 0;

/** Called after each answer with the cart. */
export function rememberCartCount(count: number): void {
  if (count === storedCount()) return;
  localStorage.setItem(KEY, String(count));
  listeners.tell();
}

function subscribe(listener: () => void): () => void {
  const leave = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    leave();
    window.removeEventListener('storage', listener);
  };
}

export const useCartCount = (): number => useSyncExternalStore(subscribe, storedCount, () => 0);
