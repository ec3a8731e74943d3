/**
 * How many milliseconds the server's clock is ahead of the browser's, which may be wrong by hours.
 * `now` is the server's time in an answer, `receivedAt` the browser's when it came.
 */
export const serverAhead = (now: string | undefined, receivedAt: number): number =>
  now === undefined ? 0 : Date.parse(now) - receivedAt;

let ahead = 0;

/** From the header of each answer that is one person's own. */
export function learnServerTime(now: string | null, receivedAt = Date.now()): void {
  if (now !== null) ahead = serverAhead(now, receivedAt);
}

/** The server's time in milliseconds when the browser's clock showed `at`: what is over is over by the server's. */
export const serverNow = (at = Date.now()): number => at + ahead;
