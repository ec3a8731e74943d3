import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the frontend's build lies, seen from `backend/dist/platform/ssr` and `backend/src/platform/ssr` alike. */
const BUILD = fileURLToPath(new URL('../../../../frontend/dist/', import.meta.url));

export const CLIENT_FILES = path.join(BUILD, 'client');

export interface Viewer {
  readonly firstName: string;
  readonly role: number;
  readonly isPro: boolean;
}

/** What screens know of the server; here without HTTP in between. */
export interface PageApi {
  get<T>(path: string, query?: Readonly<Record<string, string | number | boolean | undefined>>): Promise<T>;
  send<T>(method: string, path: string): Promise<T>;
}

export interface PageRequest {
  readonly url: string;
  readonly locale: string;
  readonly currency: string;
  readonly publicUrl: string;
  readonly api: PageApi;
  readonly viewer?: Viewer | undefined;
  readonly template: unknown;
  readonly returned?: ReturnedForm | undefined;
  readonly demo: boolean;
}

/** A form of the page that was sent without script and refused, to be shown as it was with what is wrong. */
export interface ReturnedForm {
  readonly page: string;
  readonly values: Readonly<Record<string, string>>;
  readonly problem: ProblemFacts;
}

export interface PageResult {
  readonly status: number;
  /** A document in pieces, with `__CSP_NONCE__` wherever the nonce of the response belongs. */
  readonly pieces: readonly string[];
  readonly redirect?: string;
  readonly error?: unknown;
}

interface ProblemFacts {
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The frontend's server build. */
export interface FrontendBundle {
  readonly template: unknown;
  /** Of pages, as written behind language and currency: `/tour/$slug`. */
  readonly routes: readonly string[];
  /** Pages without a parameter that search engines should find. */
  readonly listedPages: readonly string[];
  renderPage(request: PageRequest): Promise<PageResult>;
  readonly ApiProblem: new (facts: ProblemFacts) => Error;
}

interface EntryServer extends Omit<FrontendBundle, 'template'> {
  pageAssets(manifest: unknown): unknown;
}

/** Loads the build. Throws where it is not there: the pages cannot be served without it. */
export async function loadFrontend(): Promise<FrontendBundle> {
  const entry = (await import(pathToFileURL(path.join(BUILD, 'server/entry-server.js')).href)) as EntryServer;
  const manifest: unknown = JSON.parse(await readFile(path.join(CLIENT_FILES, '.vite/manifest.json'), 'utf8'));
  const { renderPage, ApiProblem, routes, listedPages } = entry;
  return { template: entry.pageAssets(manifest), renderPage, ApiProblem, routes, listedPages };
}
