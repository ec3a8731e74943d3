import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '../../src/shared-kernel/language/locale.js';
import { textsIn } from './texts.js';

/** Words about cancelling and refunds. */
const CANCELLING: Readonly<Record<Locale, RegExp>> = {
  en_US: /cancel|refund/i,
  fr_FR: /annul|rembours/i,
  de_DE: /stornier|erstatt|absag/i,
  es_ES: /cancel|anul|reembols/i,
  it_IT: /annull|disd|rimbors/i,
  ru_RU: /отмен|возврат|возвращ/i,
  ja_JP: /キャンセル|取り消|返金/,
};

/** A time or a share with its figure in the text, in digits or in words. */
const FIGURE: Readonly<Record<Locale, RegExp>> = {
  en_US: /(?:\d|twenty-four|forty-eight)[\s\u00A0-]*(?:hours?|days?|h\b|%|percent)/i,
  fr_FR: /(?:\d|vingt-quatre|quarante-huit)[\s\u00A0\u202F-]*(?:heures?|jours?|h\b|%|pour cent)/i,
  de_DE: /(?:\d|vierundzwanzig|achtundvierzig)[\s\u00A0-]*(?:stunden?|tagen?|h\b|%|prozent)/i,
  es_ES: /(?:\d|veinticuatro|cuarenta y ocho)[\s\u00A0-]*(?:horas?|días?|h\b|%|por ciento)/i,
  it_IT: /(?:\d|ventiquattro|quarantotto)[\s\u00A0-]*(?:ore|ora|giorni|h\b|%|per cento)/i,
  ru_RU: /(?:\d|двадцать четыре|сорок восемь)[\s\u00A0-]*(?:час|дн|сут|ч\b|%|процент)/i,
  ja_JP: /[\d０-９二四十八][\s]*(?:時間|日(?:前|間|以内|後)|[%％]|パーセント)/,
};

/** The text without what is filled in, and without branches of a plural, whose figure is filled in too. */
const typed = (text: string): string => text.replace(/\{[a-zA-Z]+\}/g, '').replace(/#/g, '');

const sentencesOf = (text: string): readonly string[] => typed(text).split(/(?<=[.!?;。])\s*|\n/);

const figuresIn = (text: string, language: Locale): readonly string[] =>
  sentencesOf(text).filter((sentence) => CANCELLING[language].test(sentence) && FIGURE[language].test(sentence));

/** The rules stand in the policy of the booking and in TERMS: a figure in a text would be a second rule. */
describe.each(LOCALES)('texts about cancelling in %s', (language) => {
  it('have no figures of their own', () => {
    const found = textsIn(language).flatMap(({ where, text }) =>
      figuresIn(text, language).map((sentence) => `${where}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });
});

it.each<[Locale, string]>([
  ['en_US', 'You may cancel up to 24 hours before.'],
  ['fr_FR', 'Annulation gratuite jusqu’à 48 h avant.'],
  ['de_DE', 'Bis achtundvierzig Stunden vorher stornieren Sie kostenlos.'],
  ['es_ES', 'Le reembolsamos el 50 % del precio.'],
  ['it_IT', 'Il rimborso arriva entro 10 giorni.'],
  ['ru_RU', 'Отмена за 24 часа бесплатна.'],
  ['ja_JP', '24時間前までキャンセルできます。'],
])('a figure typed by hand in %s is found', (language, text) => {
  expect(figuresIn(text, language)).toHaveLength(1);
  expect(figuresIn(text.replace(/\d+|achtundvierzig/, '{hours}'), language)).toHaveLength(0);
});
