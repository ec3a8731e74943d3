import { expect, it } from '@jest/globals';
import { intlOf, loadMessages } from '../../i18n/intl.js';
import type { Locale } from '../../i18n/locales.js';
import { appliedText, pricesText, priceText } from './filter-text.js';
import { priceScale } from './price-scale.js';
import { appliedTo, USUAL } from './tour-filters.js';

const names = { city: undefined, categories: [], categoryOf: (slug: string) => slug };
const scale = priceScale({ amount: 100_000, currency: 'EUR' });

async function chip(locale: Locale, minPrice: number, maxPrice: number): Promise<string | undefined> {
  await loadMessages(locale, ['tour-list']);
  const filters = { ...USUAL, minPrice, maxPrice };
  const [applied] = appliedTo(filters);
  const text = applied && appliedText(applied, filters, names, scale, intlOf(locale));
  return text?.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');
}

it.each([
  ['en_US', 'from €900 in total'],
  ['fr_FR', 'à partir de 900 € au total'],
  ['es_ES', 'desde 900 € en total'],
  ['it_IT', 'da 900 € in tutto'],
  ['de_DE', 'ab 900 € insgesamt'],
  ['ru_RU', 'от 900 € за всех'],
  ['ja_JP', '合計 €900以上'],
] as const)('tells a lower bound alone where there is no upper one, %s', async (locale, text) => {
  expect(await chip(locale, 900, 1000)).toBe(text);
});

it('tells both bounds where there are two', async () => {
  expect(await chip('de_DE', 100, 900)).toBe('100 € – 900 € insgesamt');
});

const range = async (locale: Locale, minPrice: number, maxPrice: number): Promise<string> => {
  await loadMessages(locale, ['tour-list']);
  const text = pricesText(minPrice, maxPrice, scale, intlOf(locale));
  return text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');
};

it.each([
  ['en_US', 'from €900'],
  ['fr_FR', 'à partir de 900 €'],
  ['es_ES', 'desde 900 €'],
  ['it_IT', 'da 900 €'],
  ['de_DE', 'ab 900 €'],
  ['ru_RU', 'от 900 €'],
  ['ja_JP', '€900以上'],
] as const)('says above the ends, too, that there is no upper one, %s', async (locale, text) => {
  expect(await range(locale, 900, 1000)).toBe(text);
});

it('says above the ends what can be chosen where nothing is, and both where both are', async () => {
  expect(await range('de_DE', 0, 1000)).toBe('0 € – 1.000 € und mehr');
  expect(await range('de_DE', 100, 900)).toBe('100 € – 900 €');
});

it('opens the upper end alone', async () => {
  expect(await range('de_DE', 1000, 1000)).toBe('ab 1.000 €');
  expect(priceText('minPrice', 1000, scale, intlOf('de_DE'))).not.toMatch(/mehr/);
});
