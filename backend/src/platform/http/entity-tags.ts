import { hash } from 'node:crypto';

/** Answers with equal weak tags have the same content, perhaps with different compression. */
export const weakTagOf = (body: string | Buffer): string => `W/${strongTagOf(body)}`;

/** Answers with equal strong tags are identical to the byte. */
export const strongTagOf = (body: string | Buffer): string => `"${hash('sha1', body, 'base64url')}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names this entity tag, by weak comparison (RFC 9110, 13.1.2). */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim() === '*' || opaque(known) === opaque(etag));
