import { formatText } from './language/texts.js';
import { bcp47, type Locale, type Translated } from './language/locale.js';

/** Who comes, by age in completed years on the day. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

const texts = {
  adults: {
    en_US: '{count, plural, one {# adult} other {# adults}}',
    fr_FR: '{count, plural, one {# adulte} many {# adultes} other {# adultes}}',
    de_DE: '{count, plural, one {# Erwachsener} other {# Erwachsene}}',
    es_ES: '{count, plural, one {# adulto} many {# adultos} other {# adultos}}',
    it_IT: '{count, plural, one {# adulto} many {# adulti} other {# adulti}}',
    ru_RU: '{count, plural, one {# взрослый} few {# взрослых} many {# взрослых} other {# взрослого}}',
    ja_JP: '{count, plural, other {大人#名}}',
  },
  children: {
    en_US: '{count, plural, one {# child (2–12)} other {# children (2–12)}}',
    fr_FR: '{count, plural, one {# enfant (2–12 ans)} many {# enfants (2–12 ans)} other {# enfants (2–12 ans)}}',
    de_DE: '{count, plural, one {# Kind (2–12 J.)} other {# Kinder (2–12 J.)}}',
    es_ES: '{count, plural, one {# niño (2–12 años)} many {# niños (2–12 años)} other {# niños (2–12 años)}}',
    it_IT: '{count, plural, one {# bambino (2–12 anni)} many {# bambini (2–12 anni)} other {# bambini (2–12 anni)}}',
    ru_RU:
      '{count, plural, one {# ребёнок (2–12 лет)} few {# ребёнка (2–12 лет)} many {# детей (2–12 лет)} other {# ребёнка (2–12 лет)}}',
    ja_JP: '{count, plural, other {子ども#名（2～12歳）}}',
  },
  infants: {
    en_US: '{count, plural, one {# infant (under 2)} other {# infants (under 2)}}',
    fr_FR:
      '{count, plural, one {# bébé (moins de 2 ans)} many {# bébés (moins de 2 ans)} other {# bébés (moins de 2 ans)}}',
    de_DE: '{count, plural, one {# Kleinkind (unter 2 J.)} other {# Kleinkinder (unter 2 J.)}}',
    es_ES:
      '{count, plural, one {# bebé (menos de 2 años)} many {# bebés (menos de 2 años)} other {# bebés (menos de 2 años)}}',
    it_IT:
      '{count, plural, one {# neonato (meno di 2 anni)} many {# neonati (meno di 2 anni)} other {# neonati (meno di 2 anni)}}',
    ru_RU:
      '{count, plural, one {# младенец (до 2 лет)} few {# младенца (до 2 лет)} many {# младенцев (до 2 лет)} other {# младенца (до 2 лет)}}',
    ja_JP: '{count, plural, other {幼児#名（2歳未満）}}',
  },
} satisfies Record<keyof Party, Translated>;

/** `2 adults, 1 child (2–12)`: who comes, by age. `band` is done to each part of it. */
export function partyText(party: Party, language: Locale, band = (text: string): string => text): string {
  const bands = (['adults', 'children', 'infants'] as const).flatMap((name) =>
    party[name] > 0 ? [band(formatText(texts[name], language, { count: party[name] }))] : [],
  );
  return new Intl.ListFormat(bcp47(language), { style: 'narrow' }).format(bands);
}
