import { useSyncExternalStore } from 'react';
import { Listeners } from '../state/listeners.js';

/**
 * How many milliseconds the server's clock is ahead of the browser's, which may be wrong by hours.
 * `now` is the server's time in an answer, `receivedAt` the browser's when it came.
 */
export const serverAhead = (now: string | undefined, receivedAt: number): number =>
  now === undefined ? 0 : Date.parse(now) - receivedAt;

let ahead = 0;
const listeners = new Listeners();

/** From the header of each answer that is one person's own, or of free days. */
export function learnServerTime(now: string | null, receivedAt = Date.now()): void {
  if (now === null) return;
  ahead = serverAhead(now, receivedAt);
  listeners.tell();
}

/** The server's time in milliseconds when the browser's clock showed `at`: what is over is over by the server's. */
export const serverNow = (at = Date.now()): number => at + ahead;

/** What `read` makes of the server's time in milliseconds, anew as soon as that is known better; `unknown` until hydrated. */
export const useServerTime = <T extends string | number>(read: (now: number) => T, unknown: T): T =>
  useSyncExternalStore(
    listeners.subscribe,
    () => read(serverNow()),
    () => unknown,
  );
