import path from 'node:path';
import { expect } from '@jest/globals';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { QueryClient } from '@tanstack/react-query';
import type { Query } from '../api/api.js';
import { BrowserApi } from '../session/browser-api.js';
import { createQueryClient } from '../api/query.js';

/** Not committed: the server is held to what the screens of the same state expect. A folder per test file: they run at once. */
const FOLDER = path.join(import.meta.dirname, '..', '..', '..', '.pacts');

const JSON_OF_ANY_KIND = MatchersV3.regex(/^application\/(problem\+)?json.*$/, 'application/json; charset=utf-8');

interface Expectation {
  /** State of the server, as its side of the contract knows it. */
  readonly given: string;
  readonly path: string;
  readonly query?: Query;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly status?: number;
  /** With matchers of Pact wherever only the kind of a value matters. */
  readonly answer?: unknown;
}

const problem = (status: number, code: string): object => ({
  status,
  code,
  detail: MatchersV3.string('What it was'),
});

export const notFoundAs = (code: string) => ({ status: 404, answer: problem(404, code) });
export const notFound = notFoundAs('NOT_FOUND');
/** The state of the thing forbids the call. */
export const conflict = (code: string) => ({ status: 409, answer: problem(409, code) });
export const moved = (slug: string) => ({
  status: 404,
  answer: { ...problem(404, 'MOVED'), params: { slug } },
});
/** A rule of the business said no to one field. */
export const ruledOut = (code: string, field: string) => ({
  status: 422,
  answer: { ...problem(422, code), errors: MatchersV3.eachLike({ field }) },
});
export const refused = (field: string) => ({
  status: 422,
  answer: { ...problem(422, 'VALIDATION_FAILED'), errors: MatchersV3.eachLike({ field }) },
});

/** Writes down what a screen expects of one call, and runs the screen's own query against a server that answers so. */
export async function expectAnswer<T>(
  title: string,
  { given, path: address, query = {}, method = 'GET', headers = {}, body, status = 200, answer }: Expectation,
  ask: (client: QueryClient, api: BrowserApi) => Promise<T>,
): Promise<T> {
  const pact = new PactV4({
    consumer: 'site',
    provider: 'api',
    dir: path.join(FOLDER, path.basename(expect.getState().testPath ?? '')),
    logLevel: 'error',
  });
  const written = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  // A test that fails writes nothing down: what the query is refused is handed out afterwards.
  const outcome = await pact
    .addInteraction()
    .given(given)
    .uponReceiving(title)
    .withRequest(method, address, (request) => {
      request.query(written).headers(headers);
      if (body) request.jsonBody(body);
    })
    .willRespondWith(status, (response) => {
      if (answer === undefined) return;
      response.headers({ 'content-type': JSON_OF_ANY_KIND }).jsonBody(answer);
    })
    .executeTest(async ({ url }) => {
      const api = new BrowserApi(
        () => undefined,
        // A signal of jsdom is none that Node’s fetch takes.
        (input, init) => fetch(new URL(input as string, url), { ...init, signal: null }),
      );
      const client = createQueryClient(api);
      client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
      return ask(client, api).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
    });
  if (outcome === undefined) throw new Error(`${title} was not run`);
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}
