import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { holdToDeadlines } from './deadlines.js';
import { httpProblems } from './http.problems.js';
import { registerProblems } from './problem-texts.js';
import { enterRequestContext, mustStillBeAwaited } from '../request-context.js';

registerProblems(httpProblems);

const ANSWER_MS = 100;
const BODY_MS = 300;

describe('a request', () => {
  let server: FastifyInstance;
  let socket: Socket | undefined;
  let goOn: () => void;
  let outcome: Promise<string>;

  beforeEach(async () => {
    server = fastify();
    server.addHook('onRequest', (request, _, done) => {
      enterRequestContext({ requestId: request.id, language: 'en_US' });
      done();
    });
    holdToDeadlines(server, { answerMs: ANSWER_MS, bodyMs: BODY_MS });
    server.post('/slow', async () => {
      const gate = new Promise<void>((resolve) => (goOn = resolve));
      outcome = gate.then(() => {
        mustStillBeAwaited();
        return 'done';
      });
      return outcome;
    });
    server.get('/events', (_, reply) => {
      const events = new PassThrough();
      events.write('first ');
      setTimeout(() => events.end('last'), 3 * ANSWER_MS);
      return reply.type('text/event-stream').send(events);
    });
    server.post('/upload', async (request) => request.body);
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    socket?.destroy();
    await server.close();
  });

  /** Sends the parts with a pause before each. Returns what the server sends until it closes the connection. */
  async function send(parts: readonly string[], pauseMs: number): Promise<string> {
    const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket = client;
    let answer = '';
    client.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    client.write(
      'POST /upload HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 8\r\n\r\n',
    );
    const ended = once(client, 'close');
    for (const part of parts) {
      await pause(pauseMs);
      client.write(part);
    }
    await ended;
    return answer;
  }

  it('is answered in time with a problem, and its work is aborted', async () => {
    const answer = await server.inject({ method: 'POST', url: '/slow' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'content-type': expect.stringContaining('problem') });
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    goOn();
    await expect(outcome).rejects.toMatchObject({ status: 503 });
  });

  it('of a reader is answered in time with a page', async () => {
    const headers = { accept: 'text/html' };
    const { statusCode, headers: told, body } = await server.inject({ method: 'POST', url: '/slow', headers });
    expect([statusCode, told['retry-after']]).toEqual([503, '10']);
    expect(body).toMatch(/^<!doctype html><html lang="en-US">[^]*<h1>[^<]+<\/h1><p>This is taking too long/);
  });

  it('goes on as it will once its answer has begun', async () => {
    const { statusCode, body } = await server.inject({ url: '/events' });
    expect([statusCode, body]).toEqual([200, 'first last']);
  });

  it('whose body stands still is ended with a problem', async () => {
    const answer = await send(['{"a"'], 0);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"MALFORMED_REQUEST"');
  });

  it('whose body comes slowly is taken', async () => {
    const answer = await send(['{"a"', ':12', '}'], BODY_MS / 2);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\{"a":12\}$/);
  });
});
