import { createHash } from 'node:crypto';

/** What is kept of a secret: tokens are 256 random bits, so that a plain hash cannot be guessed back. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
