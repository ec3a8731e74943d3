import type { Api, Query, SendOptions } from './api.js';
import type { ApiReads, ApiWrites } from './generated/calls.gen.js';

export type ReadPath = keyof ApiReads;
export type WriteCall = keyof ApiWrites;
export type AnswerOf<P extends ReadPath> = ApiReads[P]['answer'];

/** Left out where there is nothing to say, or nothing that must be said. */
export type Params<P extends ReadPath> = ApiReads[P]['given'];

/** `/api/tour/{id}` with `{ id: 'rome', language: 'de_DE' }` → `/api/tour/rome` and `{ language: 'de_DE' }`. */
export function requestOf(path: string, params: object = {}): readonly [path: string, query: Query] {
  const query = { ...params } as Record<string, Query[string]>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(query[name]));
    delete query[name];
    return value;
  });
  return [filled, query];
}

/** Reads without the cache of queries. */
export const readApi = <P extends ReadPath>(
  api: Pick<Api, 'get'>,
  path: P,
  ...[params]: Params<P>
): Promise<AnswerOf<P>> => api.get(...requestOf(path, params)) as Promise<AnswerOf<P>>;

/** `writeApi(api, 'PUT /api/missions/{id}/guide-response', { params: { id }, body })` */
export function writeApi<C extends WriteCall>(
  api: Api,
  call: C,
  ...[write]: ApiWrites[C]['given']
): Promise<ApiWrites[C]['answer']> {
  const [method = '', template = ''] = call.split(' ');
  // As a union of all calls it is more than the compiler can hold.
  const given: unknown = write;
  const { params, body, ...further } = (given ?? {}) as { params?: object; body?: object } & SendOptions;
  const [path, query] = requestOf(template, params);
  const sent = api.send(method as Parameters<Api['send']>[0], path, body, { ...further, query });
  return sent as Promise<ApiWrites[C]['answer']>;
}

/** Its reads end with the signal. */
export const abortable = (api: Api, signal: AbortSignal): Pick<Api, 'get'> => ({
  get: (path, query) => api.get(path, query, signal),
});
