import { hashKey, QueryClient, queryOptions, type FetchQueryOptions } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { ApiProblem, isProblem, type Api, type ProblemFacts, type Query } from './api.js';
import { requestOf, type AnswerOf, type Params, type ReadPath } from './calls.js';

type ApiKey = readonly [path: string, query: Query];

/** One read of the API, typed by its document. The key is the request: whoever asks the same shares the answer. */
export const apiQuery = <P extends ReadPath>(path: P, ...[params]: Params<P>) =>
  queryOptions<AnswerOf<P>, Error, AnswerOf<P>, ApiKey>({ queryKey: requestOf(path, params) });

const MINUTE = 60_000;

/** Nobody has answered: neither the network nor, behind it, the product. */
const isNoAnswer = (error: unknown): boolean => isProblem(error) && (error.status === 0 || error.status >= 502);

/** A browser that knows it has no connection need not try again before it has one. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

type Missing = readonly (readonly [key: readonly unknown[], problem: ProblemFacts])[];

/** @param missing what the server has just found that there is not: told once without asking again */
export function createQueryClient(api: Api, missing: Missing = []): QueryClient {
  const untold = new Map(missing.map(([key, problem]) => [hashKey(key), problem]));
  return new QueryClient({
    defaultOptions: {
      // Without a connection a call fails at once and is told, instead of waiting unseen.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        queryFn: ({ queryKey }) => {
          const hash = hashKey(queryKey);
          const problem = untold.get(hash);
          if (untold.delete(hash) && problem) throw new ApiProblem(problem);
          const [path, query] = queryKey as unknown as ApiKey;
          return api.get(path, query);
        },
        staleTime: MINUTE,
        gcTime: typeof document === 'undefined' ? Infinity : 10 * MINUTE,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        retry: (failures, error) => failures < 2 && isNoAnswer(error) && !isOffline(),
      },
    },
  });
}

/** For loaders: the data, or the not-found page where the API says 404. */
export async function load<T>(
  { queryClient }: { queryClient: QueryClient },
  query: FetchQueryOptions<T, Error, T, ApiKey>,
): Promise<T> {
  try {
    return await queryClient.ensureQueryData(query);
  } catch (error) {
    if (isProblem(error) && error.status === 404) throw notFound();
    throw error;
  }
}

/**
 * For loaders: in a browser that nobody answers, nothing: the page stays and says so itself, and asks again when there is a
 * connection.
 */
export async function unlessUnanswered<T>(loading: Promise<T>): Promise<T | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (typeof document === 'undefined' || !isNoAnswer(error)) throw error;
    return undefined;
  }
}

/** `load` of a thing with a slug: one that has moved is followed to its new address for good. */
export async function loadBySlug<T>(
  context: { queryClient: QueryClient },
  query: FetchQueryOptions<T, Error, T, ApiKey>,
  slug: string,
  location: { href: string },
): Promise<T> {
  try {
    return await context.queryClient.ensureQueryData(query);
  } catch (error) {
    if (isProblem(error) && error.code === 'MOVED') redirectTo(slug, String(error.params['slug']), location);
    if (isProblem(error) && error.status === 404) throw notFound();
    throw error;
  }
}

/**
 * For loaders: what the page is about, once all else that it shows has been answered too. Of what there is not, others are
 * not there either: the browser is handed all of these answers, and asks for none again.
 */
export async function withAll<T>(found: Promise<T>, ...others: readonly Promise<unknown>[]): Promise<T> {
  await Promise.allSettled([found, ...others]);
  return found;
}

const SLUG = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => SLUG.test(text);

/** For loaders: what cannot be a slug names nothing that there is. */
export function mustBeSlug(slug: string): void {
  if (!isSlug(slug)) throw notFound();
}

/** In any script, with a letter first. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’-]{0,99}$/u;

/** For loaders of what is known by its name in any language too. */
export function mustBeName(slug: string): void {
  if (!SLUG.test(slug) && !NAME.test(slug)) throw notFound();
}

/** For loaders: a name in other letters than slugs have leads to the thing's address, or nowhere; nothing else is asked for by it. */
export async function redirectFromName<T extends { readonly slug: string }>(
  context: { queryClient: QueryClient },
  query: FetchQueryOptions<T, Error, T, ApiKey>,
  name: string,
  location: { href: string },
): Promise<void> {
  if (!SLUG.test(name)) redirectTo(name, (await loadBySlug(context, query, name, location)).slug, location);
}

/** For loaders of things with a slug: an old or differently written one moves on to today's address for good. */
export function redirectTo(asked: string, today: string, location: { href: string }): void {
  if (asked === today) return;
  // The last part of the path, which may be spelt as the kind of page is, or stand there encoded.
  const href = location.href.replace(/\/[^/?#]+(?=[?#]|$)/, `/${today}`);
  if (href !== location.href) throw redirect({ href, statusCode: 301 });
}
