import type { DomainErrorKind, ErrorParams } from '../../shared-kernel/building-blocks/domain-error.js';
import type { Locale, Translated } from '../../shared-kernel/language/locale.js';
import { formatDay, formatTime } from '../../shared-kernel/time/local-time.js';
import { formatText } from '../../shared-kernel/language/texts.js';

/** ICU sentences by code, in seven languages; the error's params are the arguments. */
export type ProblemTexts = Readonly<Record<string, Translated>>;

const texts = new Map<string, Translated>();

/** Registers a context's problem sentences. Each context's module file calls it once. */
export function registerProblems(problems: ProblemTexts): void {
  for (const [code, translated] of Object.entries(problems)) texts.set(code, translated);
}

/** All registered codes with their texts, for the problem catalogue and its test. */
export const knownProblems = (): ReadonlyMap<string, Translated> => texts;

/** The sentence of a code in the reader's language; undefined if the code has none. */
export function problemText(code: string, language: Locale, params: ErrorParams = {}): string | undefined {
  const translated = texts.get(code);
  if (!translated) return undefined;
  const readableParams = readable(params, language);
  return formatText(translated, language, { ...readableParams, ...chosenIn(translated[language], params) });
}

const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{2}:\d{2}$/;

/** Formats dates (`2026-12-21`) and times (`10:30`) of a place in the reader's language. */
function readable(params: ErrorParams, language: Locale): ErrorParams {
  const write = (value: ErrorParams[string]): ErrorParams[string] => {
    if (typeof value !== 'string') return value;
    if (LOCAL_DATE.test(value) && !Number.isNaN(Date.parse(value))) return formatDay(value, language);
    if (LOCAL_TIME.test(value) && !Number.isNaN(Date.parse(`2000-01-01T${value}Z`)))
      return formatTime(new Date(`2000-01-01T${value}Z`), 'UTC', language);
    return value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, write(value)]));
}

/**
 * Replaces hyphens in codes that the sentence selects by. ICU keys have no hyphens: `waiting-payment` becomes
 * `waiting_payment`.
 */
function chosenIn(sentence: string, params: ErrorParams): ErrorParams {
  const chosen: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const key = typeof value === 'string' ? value.replaceAll('-', '_') : undefined;
    if (key && sentence.includes(`{${name}, select,`) && sentence.includes(` ${key} {`)) chosen[name] = key;
  }
  return chosen;
}

export const STATUS_OF_KIND: Readonly<Record<DomainErrorKind, number>> = {
  'not-found': 404,
  conflict: 409,
  forbidden: 403,
  unauthenticated: 401,
  malformed: 400,
  'rule-violated': 422,
  'too-many': 429,
  unavailable: 503,
};
