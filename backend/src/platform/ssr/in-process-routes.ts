import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import findMyWay, { type HTTPVersion, type Instance } from 'find-my-way';
import { randomUUID } from 'node:crypto';
import type { Locale } from '../../shared-kernel/language/locale.js';
import { ResponseCache } from '../http/response-cache.js';
import { NotFound } from '../http/http-problems.js';
import { toProblem } from '../http/problem.filter.js';
import { RENDERING_MARK } from '../http/rendering-mark.js';
import { withRequestContext } from '../request-context.js';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

export interface InProcessAnswer {
  readonly status: number;
  /** The plain JSON that a browser would get. */
  readonly body: unknown;
}

interface Question {
  readonly url: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Locale;
}

/**
 * The API's reads, called in this process without HTTP. Nest's guards, pipes, interceptors and filters run as for a
 * browser's request; the server's hooks (headers, compression, cookies, logs) do not. See adr/0003.
 */
@Injectable()
export class InProcessRoutes {
  private readonly router: Instance<HTTPVersion.V1> = findMyWay({ maxParamLength: 200 });

  constructor(private readonly answers: ResponseCache) {}

  /** Learns the routes of the server as they are added. Must be called before they are added. */
  learnFrom(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url, handler }) => {
      if (method === 'GET' && url.startsWith('/api/')) this.add(url, handler);
    });
  }

  private add(url: string, handler: RouteHandlerMethod): void {
    this.router.on('GET', url, () => undefined, handler);
  }

  /** The answer of the path to a visitor with this language. */
  get(path: string, query: Readonly<Record<string, string>>, language: Locale): Promise<InProcessAnswer> {
    const route = this.router.find('GET', path);
    if (!route) return Promise.resolve(notFound(randomUUID(), language));
    const url = addressOf(path, query);
    const kept = this.answers.kept(url);
    if (kept) return Promise.resolve({ status: 200, body: asRead(kept.body.toString()) });
    return this.ask(route.store as Handler, { url, params: route.params, query, language });
  }

  private ask(handler: Handler, { url, params, query, language }: Question): Promise<InProcessAnswer> {
    const id = randomUUID();
    const request = {
      id,
      ip: '127.0.0.1',
      method: 'GET',
      url,
      originalUrl: url,
      headers: { 'x-language': language, ...RENDERING_MARK },
      params,
      query,
      cookies: {},
      raw: { url, method: 'GET' },
    };
    return new Promise((resolve, reject) => {
      const reply = new Collected(resolve, reject, () => notFound(id, language)) as unknown as FastifyReply;
      withRequestContext({ requestId: id, language }, () => {
        Promise.resolve(handler(request as unknown as FastifyRequest, reply)).catch(reject);
      });
    });
  }
}

/** The parts of a reply that Nest needs. It keeps status and body and drops the headers, which nobody reads. */
class Collected {
  statusCode = 200;
  sent = false;
  readonly raw = {};

  constructor(
    private readonly resolve: (answer: InProcessAnswer) => void,
    private readonly reject: (error: unknown) => void,
    private readonly notFound: () => InProcessAnswer,
  ) {}

  status(code: number): this {
    this.statusCode = code;
    return this;
  }

  code(code: number): this {
    return this.status(code);
  }

  header(): this {
    return this;
  }

  getHeader(): undefined {
    return undefined;
  }

  callNotFound(): void {
    this.resolve(this.notFound());
  }

  send(body: unknown): this {
    this.sent = true;
    try {
      this.resolve({ status: this.statusCode, body: asRead(body) });
    } catch (error) {
      this.reject(error);
    }
    return this;
  }
}

const notFound = (requestId: string, language: Locale): InProcessAnswer => ({
  status: 404,
  body: withRequestContext({ requestId, language }, () => toProblem(new NotFound(), requestId)),
});

/** Public reads return JSON as text, other reads return objects that are encoded only for the network. */
function asRead(body: unknown): unknown {
  if (body === undefined || body === '') return undefined;
  return JSON.parse(typeof body === 'string' ? body : JSON.stringify(body));
}

/** As a browser would write it. */
export function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
