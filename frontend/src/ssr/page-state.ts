import type { QueryClient } from '@tanstack/react-query';
import { isProblem, type ProblemFacts } from '../api/api.js';

export const STATE_ELEMENT = 'page-state';

/** What the server read for a page, so that the browser does not ask for it again. */
interface PageState {
  /** What it was rendered for: path and query. */
  readonly url: string;
  readonly publicUrl: string;
  readonly demo: boolean;
  /** [key, data] of each query. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
  /** [key, problem] of what the server found that there is not, or that nobody can ask for. */
  readonly missing: readonly (readonly [key: readonly unknown[], problem: ProblemFacts])[];
}

const FOR_GOOD: readonly number[] = [404, 422];

type Facts = Pick<PageState, 'url' | 'publicUrl' | 'demo'>;

/** JSON that may stand inside a script element. */
export function writeState(queryClient: QueryClient, { url, publicUrl, demo }: Facts): string {
  const all = queryClient.getQueryCache().getAll();
  const queries = all
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data] as const);
  const missing = all.flatMap(({ queryKey, state: { error } }) => {
    if (!isProblem(error) || !FOR_GOOD.includes(error.status)) return [];
    const { status, code, detail, errors, params } = error;
    return [[queryKey, { status, code, detail, errors, params }] as const];
  });
  return JSON.stringify({ url, publicUrl, demo, queries, missing } satisfies PageState).replaceAll('<', '\\u003c');
}

export function readState(document: Document): PageState {
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  if (!text) throw new Error('The document has no page state');
  return JSON.parse(text) as PageState;
}
