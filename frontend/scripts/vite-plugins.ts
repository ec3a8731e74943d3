import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { compileMessages } from './compile-messages.mjs';

/** Keeps `src/i18n/compiled` in step with the JSON catalogues, once before a build and at each change while watching. */
export function messages(): Plugin {
  return {
    name: 'cicerone-messages',
    async buildStart() {
      for (const file of await compileMessages()) this.addWatchFile(file);
    },
  };
}

/**
 * The widgets' list says in a sentence of its own how many options there are, in Russian a wrong one; each field says it
 * in ours. Fails where a new version of the widgets words it otherwise.
 */
export function quietCombobox(): Plugin {
  return {
    name: 'cicerone-quiet-combobox',
    enforce: 'pre',
    transform: {
      filter: { id: /intl[\\/]combobox[\\/][a-z]{2}-[A-Z]{2}\.mjs$/ },
      handler(code) {
        const quiet = code.replace(
          /"countAnnouncement": \(args, formatter\)=>`[^]*?`,\n(?= {4}")/,
          '"countAnnouncement": () => "",\n',
        );
        if (quiet === code) this.error('The sentence with the number of options was not found');
        return { code: quiet, map: null };
      },
    },
  };
}

/** The hidden button that closes a window says “Skip” in the widgets' Russian. Fails where a new version says otherwise. */
export function russianDismiss(): Plugin {
  return {
    name: 'cicerone-russian-dismiss',
    enforce: 'pre',
    transform: {
      filter: { id: /intl[\\/]overlays[\\/]ru-RU\.mjs$/ },
      handler(code) {
        const closing = code.replace(/"dismiss": `[^`]*`/, '"dismiss": "Закрыть"');
        if (closing === code) this.error('The word for closing was not found');
        return { code: closing, map: null };
      },
    },
  };
}

/** The server alone asks which module a page begins with, and whose page it is: no browser is sent that. */
export function leanRoutes(): Plugin {
  return {
    name: 'cicerone-lean-routes',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /src[\\/]routes[\\/][\w.-]+\.ts$/ },
      handler: (code) => ({
        code: code.replace(/\b(?:module: 'features\/[^']+'|isFor: \w+)(?:,\s*|(?=\s*\}))/g, ''),
        map: null,
      }),
    },
  };
}

/**
 * What the formatters of texts are made of comes twice, once within each of two packages, and its components carry names
 * that keep those nobody uses. Fails where a new version is made otherwise.
 */
export function leanIntl(): Plugin {
  const packages =
    /^.*[\\/](?:react-intl|@formatjs[\\/]intl)[\\/]node_modules[\\/](?:intl-messageformat|@formatjs[\\/]fast-memoize)[\\/]/;
  return {
    name: 'cicerone-lean-intl',
    enforce: 'pre',
    apply: (_, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    async resolveId(source, importer, options) {
      if (source !== 'intl-messageformat' && source !== '@formatjs/fast-memoize') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [folder] = packages.exec(found?.id ?? '') ?? [];
      if (!found || !folder) return found;
      const shared = folder.replace('/@formatjs/intl/node_modules/', '/react-intl/node_modules/');
      if ((await versionIn(folder)) !== (await versionIn(shared))) this.error(`Two versions of ${source}`);
      return { ...found, id: shared + found.id.slice(folder.length) };
    },
    transform: {
      filter: { id: /react-intl[\\/]index\.js$/ },
      handler(code) {
        const lean = code
          .replaceAll(/^(?:Formatted\w+|IntlProviderImpl|MemoizedFormattedMessage)\.displayName = .*;$\n/gm, '')
          .replaceAll(/^(const Formatted\w+ = )(?=createFormatted)/gm, '$1/* @__PURE__ */ ')
          .replace(/^(const MemoizedFormattedMessage = )(?=React\.memo)/m, '$1/* @__PURE__ */ ');
        if (lean === code) this.error('The components of the formatters were not found');
        return { code: lean, map: null };
      },
    },
  };
}

async function versionIn(folder: string): Promise<string> {
  return (JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Writes `.br` and `.gz` beside each text file, of the bundle and of `public/`, so that the server compresses nothing while it answers. */
export function compressed(): Plugin {
  return {
    name: 'cicerone-compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      for (const name of await readdir(dir, { recursive: true })) {
        if (!/\.(js|css|svg|json|txt|xml|webmanifest)$/.test(name) || name.startsWith('.vite')) continue;
        const file = path.join(dir, name);
        const text = await readFile(file);
        await writeFile(`${file}.br`, brotliCompressSync(text));
        await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const BUDGET_IN_BYTES = 150_000;
/** Of the answer that brings a file; the budget is of what is transferred. */
const HEAD_IN_BYTES = 350;
const FIRST_PAGE = [/src\/entry-client\.tsx$/, /src\/routes\/home-screen\.tsx$/, /compiled\/ru_RU\/(core|home)\.ts$/];

function withImports(bundle: Rollup.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

/** Refuses a build whose home page asks for more script than it may, in the language with the longest texts. */
export function budget(): Plugin {
  return {
    name: 'cicerone-budget',
    apply: 'build',
    generateBundle: {
      // After Vite has written into the files what each of them asks for beforehand.
      order: 'post',
      handler(_, bundle) {
        const found = new Set<string>();
        for (const [name, chunk] of Object.entries(bundle)) {
          const source = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : '';
          if (FIRST_PAGE.some((part) => part.test(source))) withImports(bundle, name, found);
        }
        const codes = [...found].map((name) => (bundle[name] as Rollup.OutputChunk).code);
        const bytes = codes.reduce((sum, code) => sum + brotliCompressSync(code).length + HEAD_IN_BYTES, 0);
        this.info(`The home page has ${bytes} bytes of compressed script in ${found.size} files, with their heads`);
        if (bytes > BUDGET_IN_BYTES)
          this.error(`The home page may have ${BUDGET_IN_BYTES} bytes of compressed script, and has ${bytes}`);
      },
    },
  };
}
