import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { nonBreaking } from '../../src/i18n/non-breaking-text.js';

export type Locale = 'en_US' | 'fr_FR' | 'de_DE' | 'es_ES' | 'it_IT' | 'ru_RU' | 'ja_JP';

type Values = Readonly<Record<string, string | number>>;

/** The site's own words in a language: journeys look for what a reader of that language sees. */
export function wordsOf(locale: Locale): (id: string, values?: Values) => string {
  const folder = path.join(import.meta.dirname, '..', '..', 'src', 'i18n', 'messages', locale);
  const texts = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object),
  ) as Record<string, string>;
  return (id, values = {}) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`No text ${id} in ${locale}`);
    const plain = text.replaceAll(/<(\w+)>(.*?)<\/\1>/g, '$2');
    return nonBreaking(String(new IntlMessageFormat(plain, locale.replace('_', '-')).format(values)).trim());
  };
}
