import { describe, expect, it } from '@jest/globals';
import { textsOf } from '../testing/catalogues.js';

const place = String.raw`\{(?:city|country|place)\}`;

/** Where a preposition would need an article, an elision or a case: auf der Lord-Howe-Insel, au Caire, d’Amsterdam, в Риме. */
const inflecting = {
  de_DE: 'in|nach|aus|von|für|auf|bei|um|über',
  fr_FR: 'à|en|de|au|du|pour|vers|sur',
  es_ES: 'en|de|a|por|para|sobre',
  it_IT: 'a|in|di|da|per|su',
  ru_RU: 'в|во|на|из|по|о|об|для|до|от|у|к|про',
} as const;

const joined = (prepositions: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${prepositions})\s${place}`, 'iu');

describe.each(Object.entries(inflecting))('names of places in %s', (locale, prepositions) => {
  it('stand on their own: no preposition governs them', () => {
    const texts = Object.entries(textsOf(locale as keyof typeof inflecting));
    expect(texts.filter(([, text]) => new RegExp(place).test(text)).length).toBeGreaterThan(5);
    expect(texts.filter(([, text]) => joined(prepositions).test(text))).toEqual([]);
  });
});

it('tells “Touren in {city}” from “{city}: Touren” and “Guide ({city})”', () => {
  expect(joined(inflecting.de_DE).test('Touren in {city}')).toBe(true);
  expect(joined(inflecting.it_IT).test('Ora locale di {city}')).toBe(true);
  expect(joined(inflecting.de_DE).test('{city}: Touren')).toBe(false);
  expect(joined(inflecting.de_DE).test('Guide ({city})')).toBe(false);
});
