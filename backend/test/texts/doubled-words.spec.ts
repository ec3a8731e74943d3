import { expect, it } from '@jest/globals';
import { LOCALES } from '../../src/shared-kernel/language/locale.js';
import { textsIn } from './texts.js';

/** “moved in in 1876”, and two spaces where one belongs. */
const DOUBLED = /(?<![\p{L}’-])(\p{L}+)[ \u00A0]+\1(?![\p{L}’-])|[ \u00A0]{2}/gu;

/** `Plätze, die die meisten überqueren`, `vous vous inscrivez`, `un no no necesita motivo`, `via via`. */
const RIGHTLY =
  /^(?:die die|das das|der der|Seide Seide|vous vous|no no|a a|via via|piano piano|Pago Pago|Pango Pango)$/;

it.each(LOCALES)('writes no word twice in %s', (language) => {
  expect(
    textsIn(language).flatMap(({ where, text }) =>
      (text.match(DOUBLED) ?? []).filter((pair) => !RIGHTLY.test(pair)).map((pair) => `${where}: ${pair}`),
    ),
  ).toEqual([]);
});
