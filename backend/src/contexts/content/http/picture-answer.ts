import type { FastifyReply } from 'fastify';
import { hasAlready, strongTagOf } from '../../../platform/http/entity-tags.js';
import { Moved } from '../../../platform/http/http-problems.js';
import type { Poster } from '../queries/find-poster.js';

interface PictureAnswer {
  /** Throws Moved where the picture has another address now. */
  readonly find: () => Promise<Poster>;
  readonly addressOf: (slug: string) => string;
  /** The tag of what the browser has. */
  readonly known: string | undefined;
}

/** An SVG that is opened on its own is a document: it may style itself, and nothing else. */
const PICTURE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;

/**
 * Sends a picture with its ETag, or 304 to who has it. A day old it is asked for again; a week, while it is. Old
 * addresses lead to the new one, for a minute: a text may get its old name back.
 */
export async function sendPicture(reply: FastifyReply, { find, addressOf, known }: PictureAnswer): Promise<void> {
  // Pictures may stand on integrators' pages.
  void reply.header('cross-origin-resource-policy', 'cross-origin').header('content-security-policy', PICTURE_POLICY);
  const picture = await find().catch((error: unknown) => {
    if (error instanceof Moved) return addressOf(String(error.params.slug));
    throw error;
  });
  if (typeof picture === 'string') {
    await reply.header('cache-control', 'public, max-age=60').redirect(picture, 301);
    return;
  }
  const etag = strongTagOf(picture.bytes);
  void reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    .header('content-type', picture.contentType);
  if (hasAlready(known, etag)) await reply.status(304).send();
  else await reply.send(picture.bytes);
}
