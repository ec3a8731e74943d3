import type { FastifyReply } from 'fastify';

/** The problem of a closed connection. Nobody reads it. */
class ClientGone extends Error {
  readonly statusCode = 499;
}

/** Aborts when the client closes the connection before the whole answer is sent. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new ClientGone('The client has gone'));
  });
  return gone.signal;
}
