import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { bcp47, type Locale, type Translated } from './locale.js';

/** Arguments of an ICU message. Lists are joined as the language joins them ("a, b and c"). */
export type TextParams = Readonly<Record<string, string | number | boolean | readonly string[]>>;

const compiled = new WeakMap<Translated, Map<Locale, IntlMessageFormat>>();

/**
 * One ICU message in the reader's language. Tags are no markup here: `<` is a character.
 * Throws when an argument of the message is missing.
 */
export function formatText(translated: Translated, language: Locale, params: TextParams = {}): string {
  const values: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(params)) values[name] = isList(value) ? listText(value, language) : value;
  return String(messageFormat(translated, language).format(values));
}

/** "a, b and c". */
const listText = (items: readonly string[], language: Locale): string =>
  new Intl.ListFormat(bcp47(language)).format(items);

const isList = (value: TextParams[string]): value is readonly string[] => Array.isArray(value);

function messageFormat(translated: Translated, language: Locale): IntlMessageFormat {
  const byLanguage = compiled.get(translated) ?? new Map<Locale, IntlMessageFormat>();
  compiled.set(translated, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const made = new IntlMessageFormat(translated[language], bcp47(language), undefined, { ignoreTag: true });
  byLanguage.set(language, made);
  return made;
}

/**
 * The message for who reads it without its arguments: their names in braces, and of words that depend on one all that
 * may stand there, as "{paid or unpaid}".
 */
export function spelledOut(translated: Translated, language: Locale): string {
  const or = new Intl.ListFormat(bcp47(language), { type: 'disjunction' });
  const written = (parts: readonly MessageFormatElement[], counted: string): string =>
    parts
      .map((part) => {
        if (isLiteralElement(part) || isTagElement(part)) return part.value;
        if (isPoundElement(part)) return `{${counted}}`;
        if (!isSelectElement(part) && !isPluralElement(part)) return `{${part.value}}`;
        const choices = Object.values(part.options).map((option) => written(option.value, part.value));
        return `{${or.format(new Set(choices))}}`;
      })
      .join('');
  return written(messageFormat(translated, language).getAst(), '');
}
