import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The folder of the frontend's build, the same from `backend/dist/platform/ssr` and from `backend/src/platform/ssr`.
 */
const BUILD = fileURLToPath(new URL('../../../../frontend/dist/', import.meta.url));

export const CLIENT_FILES = path.join(BUILD, 'client');
const MANIFEST = path.join(CLIENT_FILES, '.vite/manifest.json');
const ENTRY = path.join(BUILD, 'server/entry-server.js');

export interface Viewer {
  readonly firstName: string;
  readonly role: number;
  /** The status of the account. */
  readonly status: string;
  readonly isPro: boolean;
}

/** The server's interface for screens; here without HTTP. */
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

/** A form that was sent without script and refused. The page shows it again with its problems. */
export interface ReturnedForm {
  readonly page: string;
  readonly values: Readonly<Record<string, string>>;
  readonly problem: ProblemFacts;
}

export interface PageResult {
  readonly status: number;
  /** The document in pieces. */
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
  /** Routes of pages behind language and currency: `/tour/$slug`. */
  readonly routes: readonly string[];
  /** Pages without a parameter that search engines should find. */
  readonly listedPages: readonly string[];
  /** Texts of the scripts in a document. The content security policy allows them by their hashes. */
  readonly inlineScripts: readonly string[];
  /** Texts of the styles that scripts insert into a document. */
  readonly inlineStyles: readonly string[];
  renderPage(request: PageRequest): Promise<PageResult>;
  readonly ApiProblem: new (facts: ProblemFacts) => Error;
}

interface EntryServer extends Omit<FrontendBundle, 'template'> {
  pageAssets(manifest: unknown): unknown;
}

/** The build is missing or incomplete. */
export class FrontendNotBuilt extends Error {
  constructor(missing: string) {
    super(`The frontend is not built: ${missing} is missing. Run \`npm run build -w frontend\`.`);
  }
}

/** Throws {@link FrontendNotBuilt} if the build is missing. It costs two checks of the disk. */
export const findFrontend = (): Promise<void> => mustBeThere([ENTRY, MANIFEST]);

/**
 * Loads the build. Throws {@link FrontendNotBuilt} if the build or a file of it is missing: pages cannot be served
 * without it.
 */
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
