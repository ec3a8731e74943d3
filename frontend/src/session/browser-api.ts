import { currentSession, loseSession, reloadSession, renewTokens } from './session.js';
import { learnServerTime } from '../api/server-clock.js';
import type { TokensView } from '../api/generated/types.gen.js';
import { ApiProblem, withQuery, type Api, type SendOptions } from '../api/api.js';

type Fetch = typeof fetch;

async function problemOf(response: Response): Promise<ApiProblem> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const facts = ((await response.json().catch(() => undefined)) ?? {}) as Partial<ApiProblem>;
  return new ApiProblem({
    requestId,
    ...facts,
    status: response.status,
    code: facts.code ?? `HTTP_${response.status}`,
  });
}

const offline = (): never => {
  throw new ApiProblem({ status: 0, code: 'OFFLINE' });
};

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204) return undefined;
  const isJson = response.headers.get('content-type')?.includes('json');
  // The connection may break in the middle of the answer.
  return (isJson ? response.json() : response.blob()).catch(offline);
}

/** Runs in one tab at a time: refresh tokens are single use, and a reused one ends the whole session. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  return navigator.locks.request('cicerone-refresh', work) as Promise<T>;
}

/** The account that an access token stands for. */
function accountOf(accessToken: string): unknown {
  try {
    const [, claims = ''] = accessToken.split('.');
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }).sub;
  } catch {
    return undefined;
  }
}

/**
 * The API over fetch, with the session's bearer token and one token renewal at a time. The refresh token is a cookie,
 * which the server sets and reads for `X-Session: cookie`.
 */
export class BrowserApi implements Api {
  private renewal: Promise<boolean> | undefined;

  /** `onSessionLost` is called if no token is accepted any more or there is none. Storage is empty by then. */
  constructor(
    private readonly onSessionLost: () => void,
    private readonly fetchFrom: Fetch = (...request) => fetch(...request),
  ) {}

  get(path: string, query?: Parameters<Api['get']>[1], signal?: AbortSignal): Promise<unknown> {
    return this.ask(withQuery(path, query), { method: 'GET', ...(signal && { signal }) });
  }

  async send(method: string, path: string, body?: unknown, options: SendOptions = {}): Promise<unknown> {
    const { idempotencyKey, query } = options;
    if (options.onProgress) {
      // Few pages upload files: the script for it comes with the first one.
      const { fetchWithProgress } = await import('./fetch-with-progress.js');
      return this.ask(withQuery(path, query), { method }, fetchWithProgress(body, options));
    }
    const headers: Record<string, string> = {};
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    if (body !== undefined) headers['content-type'] = 'application/json';
    return this.ask(withQuery(path, query), { method, headers, body: JSON.stringify(body) });
  }

  private async ask(url: string, init: RequestInit, fetchFrom = this.fetchFrom): Promise<unknown> {
    const { accessToken: token, user } = currentSession() ?? {};
    const response = await this.request(url, init, token, fetchFrom);
    if (response.status !== 401 || !token) return answerOf(response);
    if (!(await this.renew(token))) return answerOf(response);
    // Another person has signed in meanwhile, who did not ask for this.
    if (currentSession()?.user.uuid !== user?.uuid) return answerOf(response);
    void response.body?.cancel();
    return answerOf(await this.request(url, init, currentSession()?.accessToken, fetchFrom));
  }

  private async request(
    url: string,
    init: RequestInit,
    token: string | undefined,
    fetchFrom = this.fetchFrom,
  ): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    headers.set('accept-language', document.documentElement.lang);
    if (init.method !== 'GET') headers.set('x-session', 'cookie');
    if (token) headers.set('authorization', `Bearer ${token}`);
    try {
      const response = await fetchFrom(url, { ...init, headers, credentials: 'same-origin' });
      learnServerTime(response.headers.get('x-server-time'));
      return response;
    } catch {
      return offline();
    }
  }

  private renew(rejected: string): Promise<boolean> {
    this.renewal ??= alone(() => this.renewOnce(rejected)).finally(() => {
      this.renewal = undefined;
    });
    return this.renewal;
  }

  private async renewOnce(rejected: string): Promise<boolean> {
    const session = reloadSession();
    if (!session) {
      this.onSessionLost();
      return false;
    }
    if (session.accessToken !== rejected) return true;
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    };
    const response = await this.request('/api/user/refresh-token', init, undefined);
    if (response.ok) {
      const tokens = (await response.json()) as TokensView;
      // The cookie may be of a person who is signing in in another tab, which will store who it is.
      if (accountOf(tokens.access_token) !== session.user.uuid) return false;
      renewTokens(tokens);
      return true;
    }
    const problem = await problemOf(response);
    if (problem.status >= 500 || problem.status === 429) throw problem;
    loseSession();
    this.onSessionLost();
    return false;
  }
}
