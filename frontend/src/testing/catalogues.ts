import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../i18n/locales.js';

const folder = path.join(import.meta.dirname, '../i18n/messages');

export const featuresOf = (locale: Locale): string[] =>
  readdirSync(path.join(folder, locale)).map((name) => name.replace('.json', ''));

export const catalogueOf = (locale: Locale, feature: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(folder, locale, `${feature}.json`), 'utf8')) as Record<string, string>;

/** All texts of a language, whatever file they stand in. */
export const textsOf = (locale: Locale): Record<string, string> =>
  Object.assign({}, ...featuresOf(locale).map((feature) => catalogueOf(locale, feature))) as Record<string, string>;

function elements(tree: readonly MessageFormatElement[]): MessageFormatElement[] {
  return tree.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element, ...Object.values(element.options).flatMap((option) => elements(option.value))];
    }
    return element.type === TYPE.tag ? [element, ...elements(element.children)] : [element];
  });
}

const isNamed = (element: MessageFormatElement): boolean =>
  element.type !== TYPE.literal && element.type !== TYPE.pound;

/** `{name}`, `<b>` and what kind they are, sorted. */
export function argumentsOf(message: string): string[] {
  const named = elements(parse(message)).filter(isNamed);
  return [
    ...new Set(named.map((element) => `${TYPE[element.type]} ${'value' in element ? String(element.value) : ''}`)),
  ].sort();
}

/** Plural categories that the language has and the message lacks. */
export function missingPlurals(message: string, language: string): string[] {
  return elements(parse(message)).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const rules = new Intl.PluralRules(language, { type: element.pluralType });
    return rules.resolvedOptions().pluralCategories.filter((category) => !(category in element.options));
  });
}
