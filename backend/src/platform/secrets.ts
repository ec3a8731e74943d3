import { createHash, timingSafeEqual } from 'node:crypto';

/** What is kept of a secret of `Ids`: 256 random bits cannot be guessed back from a plain SHA-256. In hex. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether both texts are the same, found out in a time that does not tell how much of them is. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
