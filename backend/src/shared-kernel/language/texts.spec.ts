import { describe, expect, it } from '@jest/globals';
import { formatText, spelledOut } from './texts.js';

const nights = {
  en_US: '{count, plural, one {# night} other {# nights}} in {cities}',
  fr_FR: '{count, plural, one {# nuit} many {# nuits} other {# nuits}} à {cities}',
  de_DE: '{count, plural, one {# Nacht} other {# Nächte}} in {cities}',
  es_ES: '{count, plural, one {# noche} many {# noches} other {# noches}} en {cities}',
  it_IT: '{count, plural, one {# notte} many {# notti} other {# notti}} a {cities}',
  ru_RU: '{count, plural, one {# ночь} few {# ночи} many {# ночей} other {# ночи}}, {cities}',
  ja_JP: '{cities}に{count, plural, other {#泊}}',
};

describe('a text', () => {
  it.each([
    ['en_US', 1, '1 night in Rome and Kyoto'],
    ['ru_RU', 2, '2 ночи, Rome и Kyoto'],
    ['ru_RU', 11, '11 ночей, Rome и Kyoto'],
    ['ru_RU', 21, '21 ночь, Rome и Kyoto'],
    ['ja_JP', 2, 'Rome、Kyotoに2泊'],
  ] as const)('has the plural and the list of its language: %s %i', (language, count, text) => {
    expect(formatText(nights, language, { count, cities: ['Rome', 'Kyoto'] })).toBe(text);
  });

  it('takes what people wrote as it is', () => {
    expect(formatText(nights, 'de_DE', { count: 3, cities: '<b>{Rom}</b>' })).toBe('3 Nächte in <b>{Rom}</b>');
  });

  it('misses no argument silently', () => {
    expect(() => formatText(nights, 'en_US', { count: 1 })).toThrow();
  });

  it('can be read without its arguments, with all that may stand in their place', () => {
    expect(spelledOut(nights, 'de_DE')).toBe('{{count} Nacht oder {count} Nächte} in {cities}');
    expect(spelledOut(nights, 'ja_JP')).toBe('{cities}に{{count}泊}');
  });
});
