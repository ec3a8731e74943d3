import { describe, expect, it } from '@jest/globals';
import { sanitizeText } from './sanitize-text.js';

describe('a text as it is read', () => {
  it.each([
    ['what turns the writing round', 'an \u202Eecivni\u202C invoice \u2067of\u2069 ours', 'an ecivni invoice of ours'],
    ['a telephone number from an address book', '\u202A+39 06 1234\u202C', '+39 06 1234'],
    ['spaces without a width', 'Ro\u200Bme\u2060 \uFEFFby night', 'Rome by night'],
    ['places where a word may be parted', 'Donau\u00ADdampf\u00ADschiff', 'Donaudampfschiff'],
    ['joiners between letters that nothing joins', 'ad\u200Dm\u200Cin, Ри\u200Dм, 東\u200C京', 'admin, Рим, 東京'],
    ['a text of tags in a text', 'Hello\u{E0048}\u{E0069}!', 'Hello!'],
    ['letters that look like nothing', '\u3164A\u115Fda\uFFA0', 'Ada'],
    ['what stood for a picture', 'See \uFFFC there\uFFFE', 'See  there'],
    ['direction alone', '\u200E\u200F', ''],
  ])('is without %s', (_, written, read) => {
    expect(sanitizeText(written)).toBe(read);
  });

  it('has lines where separators stood', () => {
    expect(sanitizeText('one\u2028two\u2029three')).toBe('one\ntwo\nthree');
  });

  it.each([
    ['Persian', 'علی‌رضا می‌خواهم'],
    ['Hindi', 'क्‍ष और र्‍'],
    ['Sinhala', 'ශ්‍රී ලංකා'],
    ['marks of direction', 'שלום \u200FABC\u200E, \u061Cعربي'],
    ['families and professions', '👨‍👩‍👧‍👦 👩🏽‍🚀 🏴‍☠️ ❤️‍🔥 👁️‍🗨️'],
    ['flags', '🇮🇹 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['accents and variants', 'é ñ 葛󠄀 ☎️'],
    ['lines and columns', 'one\n\ttwo\r\n'],
    ['nothing', ''],
    ['blanks', ' \u3000\u00A0 '],
  ])('keeps what %s need', (_, text) => {
    expect(sanitizeText(text)).toBe(text);
  });
});
