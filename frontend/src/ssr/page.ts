import type { Api } from '../api/api.js';
import type { ReturnedForm } from '../api/returned-form.js';
import type { Currency, Locale } from '../i18n/locales.js';
import type { Viewer } from '../site-context.js';

export interface PageRequest {
  /** Path and query as asked, beginning with `/{lang}/{currency}/`. */
  readonly url: string;
  readonly locale: Locale;
  readonly currency: Currency;
  /** Origin of the public addresses, without a slash at its end. */
  readonly publicUrl: string;
  readonly api: Api;
  /** Decides only what to render; public pages come out the same for everybody. */
  readonly viewer?: Viewer | undefined;
  readonly template: PageAssets;
  /** A form of this page that was sent without script and refused. */
  readonly returned?: ReturnedForm | undefined;
  /** Sandbox payments and the /dev pages. */
  readonly demo: boolean;
}

export interface PageResult {
  /** 503 where what the page reads is away for a while, 500 where it fails otherwise. */
  readonly status: number;
  /** A complete document, in pieces, so that nobody copies it whole. */
  readonly pieces: readonly string[];
  /** Where to go instead, with status 301, 302 or 307; there are no pieces then. */
  readonly redirect?: string;
  /** What a loader failed on, for the log; the pieces are the error page then. */
  readonly error?: unknown;
}

/** Addresses of scripts and styles, by `pageAssets` from the manifest of the client build. */
export interface PageAssets {
  /** The entry, and what it imports. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Source file below `src/` → scripts that it needs beside the entry's. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

export interface ViteManifest {
  readonly [source: string]: {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
    readonly isEntry?: boolean;
  };
}

function closure(manifest: ViteManifest, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return seen;
  seen.add(source);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

/** Reads `dist/client/.vite/manifest.json`, once at start. */
export function pageAssets(manifest: ViteManifest): PageAssets {
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry);
  if (!entry) throw new Error('The client build has no entry');
  const address = (source: string): string => `/${manifest[source]?.file}`;
  const ofEntry = closure(manifest, entry);
  const modules: Record<string, string[]> = {};
  for (const source of Object.keys(manifest)) {
    if (!source.startsWith('src/')) continue;
    const needed = [...closure(manifest, source)].filter((part) => !ofEntry.has(part));
    modules[source.slice('src/'.length)] = needed.map(address);
  }
  const styles = Object.keys(manifest).flatMap((source) => manifest[source]?.css ?? []);
  return {
    scripts: [...ofEntry].map(address),
    styles: [...new Set(styles)].map((file) => `/${file}`),
    modules,
  };
}
