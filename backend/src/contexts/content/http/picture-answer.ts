import type { FastifyReply } from 'fastify';
import type { Poster } from '../queries/find-poster.js';
import { hasAlready, strongTagOf } from '../../../platform/http/entity-tags.js';

/** Sends a picture with its ETag, or 304 to who has it. A day old it is asked for again; a week, while it is. */
export async function sendPicture(reply: FastifyReply, picture: Poster, known: string | undefined): Promise<void> {
  const etag = strongTagOf(picture.bytes);
  void reply
    // Pictures may stand on integrators' pages.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('etag', etag)
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    .header('content-type', picture.contentType);
  if (hasAlready(known, etag)) await reply.status(304).send();
  else await reply.send(picture.bytes);
}
