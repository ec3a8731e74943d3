import type { FastifyReply } from 'fastify';

/** Nobody reads this problem: the connection is closed. */
class ClientGone extends Error {
  readonly statusCode = 499;
}

/** Aborted when the client closes the connection before it has the whole answer. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new ClientGone('The client has gone'));
  });
  return gone.signal;
}
