import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { breakLines } from './line-breaking.js';
import { printable, textRuns } from './text-runs.js';

/** Japanese characters are two wide, others one. */
const measure = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (/[\u3000-\uFFEF]/.test(character) ? 2 : 1), 0);

describe('lines', () => {
  it('break at spaces and after hyphens', () => {
    expect(breakLines('Pick-up at the Castel Sant’Angelo', 12, measure)).toEqual([
      'Pick-up at',
      'the Castel',
      'Sant’Angelo',
    ]);
    expect(breakLines('Nord-Süd-Verbindung', 10, measure)).toEqual(['Nord-Süd-', 'Verbindung']);
  });

  it('break inside a word only when it is too wide alone', () => {
    expect(breakLines('Donaudampfschifffahrt', 10, measure)).toEqual(['Donaudampf', 'schifffahr', 't']);
  });

  it('keep the breaks of the text', () => {
    expect(breakLines('one\n\ntwo', 10, measure)).toEqual(['one', '', 'two']);
  });

  it('never begin with Japanese punctuation or a small kana, nor end with an opening bracket', () => {
    expect(breakLines('集合場所です。広場', 12, measure)).toEqual(['集合', '場所です。', '広場']);
    expect(breakLines('これは「噴水」です', 8, measure)).toEqual(['これは', '「噴水」', 'です']);
    expect(breakLines('塔の下、〒605-0827', 10, measure)).toEqual(['塔の下、', '〒605-0827']);
    expect(breakLines('バチカンちょっと', 10, measure)).toEqual(['バチカン', 'ちょっと']);
  });

  it('keep Japanese phrases whole: a word with what follows it in hiragana', () => {
    expect(breakLines('変更はご連絡ください', 14, measure)).toEqual(['変更は', 'ご連絡ください']);
    expect(breakLines('広場に向かいます', 12, measure)).toEqual(['広場に', '向かいます']);
    expect(breakLines('時刻は現地時間です', 14, measure)).toEqual(['時刻は', '現地時間です']);
    expect(breakLines('時刻は現地時間です', 10, measure)).toEqual(['時刻は現地', '時間です']);
  });

  it('begin a Japanese phrase after a pause, in whatever it is written', () => {
    expect(breakLines('集合場所です。ここで', 16, measure)).toEqual(['集合場所です。', 'ここで']);
  });

  it('keep a number with what it counts, and foreign words, in Japanese', () => {
    expect(breakLines('大人2名、幼児1名', 14, measure)).toEqual(['大人2名、幼児', '1名']);
    expect(breakLines('広場はイタリア', 10, measure)).toEqual(['広場は', 'イタリア']);
    expect(breakLines('ローマ・テルミニ', 12, measure)).toEqual(['ローマ・', 'テルミニ']);
  });

  it('do not end beside a joiner, which is not written', () => {
    expect(breakLines(printable('大人2名、幼\u2060児\u20601\u2060名'), 14, measure)).toEqual(['大人2名、', '幼児1名']);
  });

  it.each([
    'Freitag, 4.\u00A0Dezember\u00A02026',
    'пятница, 5\u00A0декабря\u00A02026\u00A0г.',
    'vendredi 4\u00A0décembre\u00A02026',
  ])('keep a date together: %s', (kept) => {
    const date = kept.split(' ').at(-1) ?? '';
    expect(breakLines(printable(kept.replaceAll('\u00A0', ' ')), date.length, measure).at(-1)).toBe(date);
  });

  it('keep numbers and units together', () => {
    expect(breakLines('120,00\u00A0€ bezahlt', 9, measure)).toEqual(['120,00\u00A0€', 'bezahlt']);
  });

  it('lose no character and are never too wide', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', ' ', '-', '。', '広', '場', 'っ', '「', '」', '5'),
      maxLength: 80,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 30 }), (given, width) => {
        const lines = breakLines(given, width, measure);
        expect(lines.join('').replaceAll(' ', '')).toBe(given.replaceAll(' ', ''));
        expect(lines.every((line) => measure(line) <= width)).toBe(true);
      }),
    );
  });
});

describe('runs', () => {
  it('change the font between Japanese and the rest', () => {
    expect(textRuns('ローマ Roma、Рим', 'regular')).toEqual([
      { font: 'japanese-regular', text: 'ローマ' },
      { font: 'sans-regular', text: ' Roma' },
      { font: 'japanese-regular', text: '、' },
      { font: 'sans-regular', text: 'Рим' },
    ]);
  });

  it('of a title are in the serif that has the letters, with the signs beside them', () => {
    expect(textRuns('«Рим» и Via Appia: 2000 лет, Πνύξ', 'title')).toEqual([
      { font: 'serif-cyrillic', text: '«Рим» и ' },
      { font: 'serif-latin', text: 'Via Appia: 2000 ' },
      { font: 'serif-cyrillic', text: 'лет, Πνύξ' },
    ]);
    expect(textRuns('Roma「永遠の都」 2026', 'title')).toEqual([
      { font: 'serif-latin', text: 'Roma' },
      { font: 'japanese-bold', text: '「永遠の都」' },
      { font: 'serif-latin', text: ' 2026' },
    ]);
  });

  it('of a title fall back to the sans for what no serif has', () => {
    expect(textRuns('Delhi: दिल्ली', 'title')).toEqual([
      { font: 'serif-latin', text: 'Delhi: ' },
      { font: 'sans-bold', text: 'दिल्ली' },
    ]);
  });

  it('hold nothing that the fonts do not have', () => {
    expect(printable('1\u202F234 e\u0301\u200E\u0007\tend\nnext')).toBe('1\u00A0234\u00A0é end\nnext');
    expect(breakLines(printable('Street\u2011Art'), 8, measure)).toEqual(['Street-A', 'rt']);
  });
});
