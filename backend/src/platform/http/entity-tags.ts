import { hash } from 'node:crypto';

/** The entity tag of an answer that says the same as another of this tag, though perhaps compressed otherwise. */
export const weakTagOf = (body: string | Buffer): string => `W/${strongTagOf(body)}`;

/** The entity tag of an answer that is the same as another of this tag to the byte. */
export const strongTagOf = (body: string | Buffer): string => `"${hash('sha1', body, 'base64url')}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names this entity tag; compared weakly, as RFC 9110 13.1.2 says. */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim() === '*' || opaque(known) === opaque(etag));
