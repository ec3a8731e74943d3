const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names this entity tag; compared weakly, as RFC 9110 13.1.2 says. */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim() === '*' || opaque(known) === opaque(etag));
