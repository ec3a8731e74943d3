import type { DomainErrorKind, ErrorParams } from '../domain/domain-error.js';
import { DEFAULT_LOCALE, bcp47, type Locale, type Translated } from '../../shared-kernel/locale.js';
import { IntlMessageFormat } from 'intl-messageformat';

/** ICU sentences by code, in seven languages; the error's params are the arguments. */
export type ProblemTexts = Readonly<Record<string, Translated>>;

const texts = new Map<string, Translated>();
const compiled = new Map<string, IntlMessageFormat>();

/** Makes a context's problem sentences known. Called once by each context's module file. */
export function registerProblems(problems: ProblemTexts): void {
  for (const [code, translated] of Object.entries(problems)) texts.set(code, translated);
}

/** All registered codes with their texts: for the problem catalogue and its test. */
export const knownProblems = (): ReadonlyMap<string, Translated> => texts;

/** The sentence for a code in the reader's language; undefined where the code has none. */
export function problemText(code: string, language: Locale, params: ErrorParams = {}): string | undefined {
  const translated = texts.get(code);
  if (!translated) return undefined;
  const key = `${code} ${language}`;
  let format = compiled.get(key);
  if (!format) {
    format = new IntlMessageFormat(translated[language] ?? translated[DEFAULT_LOCALE], bcp47(language), undefined, { ignoreTag: true });
    compiled.set(key, format);
  }
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? listOf(value as readonly string[], language) : (value as string)]),
  );
  return String(format.format(values));
}

const listOf = (items: readonly string[], language: Locale): string => new Intl.ListFormat(bcp47(language)).format(items);

export const STATUS_OF_KIND: Readonly<Record<DomainErrorKind, number>> = {
  'not-found': 404,
  conflict: 409,
  forbidden: 403,
  unauthenticated: 401,
  'rule-violated': 422,
  'too-many': 429,
};
