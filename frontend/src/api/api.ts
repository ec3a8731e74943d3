type QueryValue = string | number | boolean | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** What screens know of the server: fetch in the browser, the query handlers themselves on the server. */
export interface Api {
  /** `path` begins with `/api/`. Throws ApiProblem. What comes is typed by `calls.ts`, from the API document alone. */
  get(path: string, query?: Query, signal?: AbortSignal): Promise<unknown>;
  /** `body` is sent as JSON, or as a form with files where `onProgress` follows it. Throws ApiProblem. */
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    options?: SendOptions,
  ): Promise<unknown>;
}

export interface SendOptions {
  readonly idempotencyKey?: string;
  readonly query?: Query;
  /** Called with the share of the body that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** The request ends when it is aborted, as if there were no connection. */
  readonly signal?: AbortSignal;
}

interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly detail: string;
}

export interface ProblemFacts {
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  readonly errors?: readonly FieldProblem[];
  readonly requestId?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** An answer of application/problem+json; status 0 and code OFFLINE when there was no answer at all. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly FieldProblem[];
  readonly requestId: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(facts: ProblemFacts) {
    super(`${facts.status} ${facts.code}`);
    this.name = 'ApiProblem';
    this.status = facts.status;
    this.code = facts.code;
    this.detail = facts.detail ?? '';
    this.errors = facts.errors ?? [];
    this.requestId = facts.requestId;
    this.params = facts.params ?? {};
  }
}

/** By shape and not by class, because the server's adapter has a class of its own. */
export const isProblem = (error: unknown): error is ApiProblem =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && 'code' in error;

/** `/api/tours` and `{page: 2, city: undefined}` → `/api/tours?page=2`. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
