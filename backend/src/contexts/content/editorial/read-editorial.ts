import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import { type EntryDetails, isEntrySlug } from '../domain/cms-entries.js';
import { TOPICS } from '../domain/topics.js';

/** Beside `src` in the sources and beside `dist` where the product runs. */
const EDITORIAL = path.join(import.meta.dirname, '..', '..', '..', '..', 'editorial');

/** Between two lines of dashes, before the text. */
const FRONT_MATTER = /^---\n(?<fields>.*?)^---\n(?<markdown>.*)$/ms;

/** What a text says in one language. */
export interface EditorialText {
  readonly title: string;
  /** One or two sentences for lists and the page's description; empty for answers of the FAQ. */
  readonly summary: string;
  readonly markdown: string;
  /** Who says so; of figures. */
  readonly source?: string;
  /** What people type who look for this text, beside its own words; shown nowhere. */
  readonly searchWords?: string;
}

/** A text that comes with the product, in every language. */
export interface EditorialEntry {
  readonly kind: string;
  readonly slug: string;
  /** Order within the kind, lowest first. */
  readonly position: number;
  /** What is the same in every language. */
  readonly details: Omit<EntryDetails, 'source' | 'searchWords'>;
  readonly texts: Translated<EditorialText>;
}

type EntryFields = Pick<EditorialEntry, 'position'> & EditorialEntry['details'];
type TextFields = Omit<EditorialText, 'summary' | 'markdown'> & { readonly summary?: string };

const TEXT = { type: 'string', minLength: 1 } as const;
const DATE = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;
const SLUGS = { type: 'array', items: TEXT } as const;
const ajv = new Ajv({ allErrors: true });

/** `entry.yaml` */
const entryFields = ajv.compile<EntryFields>({
  type: 'object',
  properties: {
    position: { type: 'integer', minimum: 0 },
    publishedOn: DATE,
    author: TEXT,
    topic: { enum: TOPICS },
    value: { type: 'number' },
    date: DATE,
    weather: { enum: ['rain'] },
    landmarks: {
      type: 'array',
      items: {
        type: 'object',
        properties: { motif: TEXT, name: TEXT },
        required: ['motif', 'name'],
        additionalProperties: false,
      },
    },
    tours: SLUGS,
    cities: SLUGS,
  },
  required: ['position'],
  additionalProperties: false,
});

/** What stands before the text in `{locale}.md`. */
const textFields = ajv.compile<TextFields>({
  type: 'object',
  properties: { title: TEXT, summary: TEXT, source: TEXT, searchWords: TEXT },
  required: ['title'],
  additionalProperties: false,
});

/** A file of the texts cannot be read; the message names the file and the fields. */
export class EditorialFileNotValid extends Error {
  constructor(file: string, reasons: readonly string[]) {
    super(`${file}: ${reasons.join('; ')}`);
    this.name = 'EditorialFileNotValid';
  }
}

/**
 * The texts that come with the product, by kind and in their order: `{folder}/{kind}/{slug}/entry.yaml` and beside it a
 * Markdown file for each language. Throws EditorialFileNotValid.
 * @param isWanted which of them are read; all by default
 */
export function readEditorial(
  folder = EDITORIAL,
  isWanted: (kind: string, slug: string) => boolean = () => true,
): readonly EditorialEntry[] {
  return foldersIn(folder).flatMap((kind) =>
    foldersIn(path.join(folder, kind))
      .filter((slug) => isWanted(kind, slug))
      .map((slug) => readEntry(folder, kind, slug))
      .sort((one, other) => one.position - other.position),
  );
}

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .sort();

function readEntry(folder: string, kind: string, slug: string): EditorialEntry {
  const own = path.join(folder, kind, slug);
  if (!isEntrySlug(slug)) throw new EditorialFileNotValid(own, ['the folder’s name cannot stand in an address']);
  const strange = readdirSync(own).filter((name) => name !== 'entry.yaml' && !isTextFile(name));
  if (strange.length > 0) throw new EditorialFileNotValid(path.join(own, strange[0] ?? ''), ['no file is called so']);
  const file = path.join(own, 'entry.yaml');
  const { position, ...details } = checked(entryFields, file, fieldsOf(file, textOf(file)));
  const texts = LOCALES.map((language) => [language, readText(path.join(own, `${language}.md`))] as const);
  return { kind, slug, position, details, texts: Object.fromEntries(texts) as Translated<EditorialText> };
}

const isTextFile = (name: string): boolean => LOCALES.some((language) => name === `${language}.md`);

/** A file ends with a line end; the text does not. */
function readText(file: string): EditorialText {
  const { fields, markdown } = FRONT_MATTER.exec(textOf(file))?.groups ?? {};
  if (fields === undefined || markdown === undefined)
    throw new EditorialFileNotValid(file, ['it must begin with front matter between two lines of ---']);
  const { summary = '', ...text } = checked(textFields, file, fieldsOf(file, fields));
  return { ...text, summary, markdown: markdown.trim() };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    throw new EditorialFileNotValid(file, ['it is missing']);
  }
}

function fieldsOf(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new EditorialFileNotValid(file, [(error as Error).message]);
  }
}

function checked<Fields>(schema: ValidateFunction<Fields>, file: string, fields: unknown): Fields {
  if (!schema(fields)) throw new EditorialFileNotValid(file, (schema.errors ?? []).map(reasonOf));
  return fields;
}

/** `landmarks/0 must have required property 'name'` */
function reasonOf({ instancePath, message = '', params }: ErrorObject): string {
  const { additionalProperty, allowedValues } = params as { additionalProperty?: string; allowedValues?: string[] };
  const named = additionalProperty ?? allowedValues?.join(', ');
  return `${instancePath.slice(1) || 'the file'} ${message}${named === undefined ? '' : `: ${named}`}`;
}
