import { bcp47, LOCALES, type Translated } from '@cicerone/backend/shared-kernel/language/locale';

/** Their full names say "special administrative region"; of others the short form is an abbreviation: "UK". */
const SHORT = new Set(['HK', 'MO']);

/** `о-ва Кука`, as Russian tables abbreviate them: a page is not called that. */
const writtenOut = (name: string): string =>
  name.replace(/^о-ва (?=\p{Lu})/u, 'Острова ').replace(/ о-ва$/, ' Острова');

/** The country's names as each language writes them, by its ISO 3166-1 alpha-2 code. */
export const countryNames = (code: string): Translated =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const style = SHORT.has(code) ? 'short' : 'long';
      return [locale, writtenOut(new Intl.DisplayNames(bcp47(locale), { type: 'region', style }).of(code) ?? code)];
    }),
  ) as Translated;
