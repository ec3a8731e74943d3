/**
 * How many milliseconds the server's clock is ahead of the browser's, which may be wrong by hours.
 * `now` is the server's time in an answer, `receivedAt` the browser's when it came.
 */
export const serverAhead = (now: string | undefined, receivedAt: number): number =>
  now === undefined ? 0 : Date.parse(now) - receivedAt;
