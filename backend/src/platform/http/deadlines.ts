import { RequestTimeoutException, ServiceUnavailableException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import { answerProblemPage } from './problem-page.js';
import { takesFiles } from './media-types.js';
import { answerProblem } from './problem.filter.js';
import { changeRequestContext } from '../request-context.js';

export interface Deadlines {
  /** Time from the complete request to the beginning of its answer. */
  readonly answerMs: number;
  /** Time without a byte of a request's body. */
  readonly bodyMs: number;
}

/** Callers may count on 10 seconds. The difference is for the network. */
export const DEADLINES: Deadlines = { answerMs: 9000, bodyMs: 20_000 };

/**
 * Answers every request in time, at worst with a problem, and aborts the work of a request that nobody waits for any
 * more. An answer that has begun, such as an event stream, may last longer.
 */
export function holdToDeadlines(server: FastifyInstance, { answerMs, bodyMs }: Deadlines): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) endIdleBody(request, reply, bodyMs);
    done();
  });
  // The body is complete, unless the route reads it itself.
  server.addHook('preValidation', (request, reply, done) => {
    const abandoned = new AbortController();
    changeRequestContext({ abandoned: abandoned.signal });
    const isAnswerDue = (): void => {
      if (hasBody(request)) request.raw.setTimeout(server.server.timeout);
      const timer = setTimeout(() => {
        if (reply.sent || reply.raw.headersSent) return;
        const reason = new ServiceUnavailableException();
        abandoned.abort(reason);
        answerProblemPage(reason, request, reply);
      }, answerMs);
      reply.raw.once('close', () => clearTimeout(timer));
    };
    if (takesFiles(request) && !request.raw.readableEnded) request.raw.once('end', isAnswerDue);
    else isAnswerDue();
    done();
  });
}

/** Node reports a timeout of the request only while its body is incomplete. */
function endIdleBody(request: FastifyRequest, reply: FastifyReply, bodyMs: number): void {
  request.raw.setTimeout(bodyMs);
  request.raw.once('timeout', () => {
    if (reply.sent) return;
    void reply.header('connection', 'close');
    answerProblem(new RequestTimeoutException(), request, reply);
  });
}

/** A call in process has its body at once and no socket. */
const hasBody = ({ headers, raw }: FastifyRequest): boolean =>
  raw.socket instanceof Socket &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
