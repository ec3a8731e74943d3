import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the frontend's build lies, seen from `backend/dist/platform/ssr` and `backend/src/platform/ssr` alike. */
const BUILD = fileURLToPath(new URL('../../../../frontend/dist/', import.meta.url));

export const CLIENT_FILES = path.join(BUILD, 'client');
const MANIFEST = path.join(CLIENT_FILES, '.vite/manifest.json');
const ENTRY = path.join(BUILD, 'server/entry-server.js');

export interface Viewer {
  readonly firstName: string;
  readonly role: number;
  /** Of the account. */
  readonly status: string;
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
  /** A document, in pieces. */
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
  /** Texts of the scripts within a document, which the content security policy allows by their hashes. */
  readonly inlineScripts: readonly string[];
  /** Texts of the styles that scripts put into a document. */
  readonly inlineStyles: readonly string[];
  renderPage(request: PageRequest): Promise<PageResult>;
  readonly ApiProblem: new (facts: ProblemFacts) => Error;
}

interface EntryServer extends Omit<FrontendBundle, 'template'> {
  pageAssets(manifest: unknown): unknown;
}

/** The build is not there, or not whole. */
export class FrontendNotBuilt extends Error {
  constructor(missing: string) {
    super(`The frontend is not built: ${missing} is missing. Run \`npm run build -w frontend\`.`);
  }
}

/** Throws {@link FrontendNotBuilt} unless the build lies there: two looks at the disk. */
export const findFrontend = (): Promise<void> => mustBeThere([ENTRY, MANIFEST]);

/** Loads the build. Throws {@link FrontendNotBuilt}: the pages cannot be served without it, nor without a file of it. */
export async function loadFrontend(): Promise<FrontendBundle> {
  await findFrontend();
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;
  await mustBeThere(Object.values(manifest).map(({ file }) => path.join(CLIENT_FILES, file)));
  const entry = (await import(pathToFileURL(ENTRY).href)) as EntryServer;
  return { ...entry, template: entry.pageAssets(manifest) };
}

async function mustBeThere(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await access(file).catch(() => {
      throw new FrontendNotBuilt(path.relative(BUILD, file));
    });
  }
}
