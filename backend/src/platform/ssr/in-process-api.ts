import type { FastifyInstance } from 'fastify';
import { RENDERING_MARK } from '../http/rendering-mark.js';
import type { FrontendBundle, PageApi } from './frontend-bundle.js';

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
}

/**
 * The frontend's Api port without a network: requests are injected into the running server, so that validation,
 * guards and answers are the same as for a browser (see adr/). Only reads, and only as a visitor.
 */
export class InProcessApi implements PageApi {
  constructor(
    private readonly server: FastifyInstance,
    private readonly frontend: FrontendBundle,
    private readonly language: string,
  ) {}

  async get<T>(path: string, query: Readonly<Record<string, string | number | boolean | undefined>> = {}): Promise<T> {
    const response = await this.server.inject({
      method: 'GET',
      url: withQuery(path, query),
      headers: { 'x-language': this.language, ...RENDERING_MARK },
    });
    const body: unknown = response.body === '' ? undefined : JSON.parse(response.body);
    if (response.statusCode < 400) return body as T;
    throw new this.frontend.ApiProblem(body as Answer);
  }

  send<T>(): Promise<T> {
    return Promise.reject(new Error('A page that is being rendered only reads'));
  }
}

function withQuery(path: string, query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
