import { useSyncExternalStore } from 'react';
import { Listeners } from '../state/listeners.js';

let unread = 0;
const listeners = new Listeners();

/** Called after each answer and each live event with the number of unread notifications. */
export function rememberUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  listeners.tell();
}

export const useUnread = (): number =>
  useSyncExternalStore(
    listeners.subscribe,
    () => unread,
    () => 0,
  );
