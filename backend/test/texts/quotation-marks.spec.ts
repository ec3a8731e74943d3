import { expect, it } from '@jest/globals';
import type { Locale } from '../../src/shared-kernel/language/locale.js';
import { textsIn } from './texts.js';

/** Quotation marks of other languages, and those of typewriters in any. */
const FOREIGN: Record<Locale, RegExp> = {
  en_US: /["«»„‚‘「」]/u,
  fr_FR: /["“”„‚「」]/u,
  de_DE: /["«»”「」]/u,
  es_ES: /["“”„‚「」]/u,
  it_IT: /["“”„‚「」]/u,
  ru_RU: /["”「」]/u,
  ja_JP: /["«»„‚“”]/u,
};
/** `l'Arno`, and `...` for an ellipsis. */
const OF_TYPEWRITERS = /\p{L}'\p{L}|\.\.\./u;

it.each(Object.entries(FOREIGN) as [Locale, RegExp][])('quotes in %s as its readers do', (language, foreign) => {
  expect(
    textsIn(language).flatMap(({ where, text }) =>
      foreign.test(text) || OF_TYPEWRITERS.test(text) ? [`${where}: ${text.slice(0, 60)}`] : [],
    ),
  ).toEqual([]);
});
