/**
 * Turns `src/i18n/messages/{locale}/{feature}.json` into modules of parsed messages, so that no browser carries a
 * parser: `src/i18n/compiled/{locale}/{feature}.ts`, one `core.ts` per locale for what each page needs, and an index.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { borrowedTexts } from '../src/i18n/borrowed-texts.ts';
import { nonBreaking } from '../src/i18n/non-breaking-text.ts';

const source = fileURLToPath(new URL('../src/i18n/messages/', import.meta.url));
const target = fileURLToPath(new URL('../src/i18n/compiled/', import.meta.url));

/** Catalogues that each page needs at once; all others are loaded by the routes that name them. */
const core = new Set(['common', 'layout']);

const banner = '// Generated from src/i18n/messages by scripts/compile-messages.mjs; not to be edited.\n';

/** What is said, without names and formats of arguments; a number stays with what it counts. */
function holdTogether(tree) {
  for (const [index, part] of tree.entries()) {
    if (part.type === TYPE.literal) {
      const said = nonBreaking(part.value);
      part.value = tree[index - 1]?.type === TYPE.pound ? said.replace(/^ (?=\p{L})/u, '\u00A0') : said;
    }
    if (part.type === TYPE.tag) holdTogether(part.children);
    for (const option of Object.values(part.options ?? {})) holdTogether(option.value);
  }
}

/** A text without arguments stays a string, which is half as long as its syntax tree. */
function compile(message, id) {
  try {
    const tree = parse(message, { shouldParseSkeletons: true });
    holdTogether(tree);
    return tree.length === 1 && tree[0].type === TYPE.literal ? tree[0].value : tree;
  } catch (cause) {
    throw new Error(`Message ${id} cannot be read: ${cause.message}`, { cause });
  }
}

const compileAll = (messages, locale) =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compile(message, `${id} (${locale})`)]));

/** Unchanged files keep their time stamp, so that a watching build does not start again. */
async function writeWhenChanged(file, text) {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}

const moduleOf = (value) => `${banner}export default ${JSON.stringify(value)} as never;\n`;

async function removeStale(folder, wanted) {
  for (const name of await readdir(folder)) {
    if (!wanted.has(name)) await rm(path.join(folder, name), { recursive: true });
  }
}

/** Texts of other catalogues that a feature carries beside its own. */
async function borrowedOf(feature, locale) {
  const read = async (id) => {
    const texts = JSON.parse(await readFile(path.join(source, locale, `${id.split('.')[0]}.json`), 'utf8'));
    if (!(id in texts)) throw new Error(`${feature} borrows ${id}, which ${locale} does not have`);
    return [id, texts[id]];
  };
  return Object.fromEntries(await Promise.all((borrowedTexts[feature] ?? []).map(read)));
}

async function compileLocale(locale) {
  const names = (await readdir(path.join(source, locale))).filter((name) => name.endsWith('.json')).sort();
  const folder = path.join(target, locale);
  await mkdir(folder, { recursive: true });
  const files = [];
  let coreMessages = {};
  const lazy = [];
  for (const name of names) {
    const file = path.join(source, locale, name);
    const feature = name.slice(0, -'.json'.length);
    const own = JSON.parse(await readFile(file, 'utf8'));
    const messages = compileAll({ ...own, ...(await borrowedOf(feature, locale)) }, locale);
    files.push(file);
    if (core.has(feature)) coreMessages = { ...coreMessages, ...messages };
    else {
      lazy.push(feature);
      await writeWhenChanged(path.join(folder, `${feature}.ts`), moduleOf(messages));
    }
  }
  const loaders = lazy.map((feature) => `  '${feature}': () => import('./${feature}.js'),`).join('\n');
  const text = `${banner}export const core = ${JSON.stringify(coreMessages)} as never;\n\nexport const features = {\n${loaders}\n};\n`;
  await writeWhenChanged(path.join(folder, 'core.ts'), text);
  await removeStale(folder, new Set(['core.ts', ...lazy.map((feature) => `${feature}.ts`)]));
  return files;
}

export async function compileMessages() {
  await mkdir(target, { recursive: true });
  const locales = (await readdir(source)).sort();
  const files = [];
  for (const locale of locales) files.push(...(await compileLocale(locale)));
  const loaders = locales.map((locale) => `  ${locale}: () => import('./${locale}/core.js'),`).join('\n');
  await writeWhenChanged(path.join(target, 'index.ts'), `${banner}export const catalogues = {\n${loaders}\n};\n`);
  await removeStale(target, new Set(['index.ts', ...locales]));
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileMessages();
