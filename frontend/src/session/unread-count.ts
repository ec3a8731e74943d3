import { useSyncExternalStore } from 'react';

let unread = 0;
const listeners = new Set<() => void>();

/** After each answer, and each live event, that says how many notifications are unread. */
export function rememberUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
