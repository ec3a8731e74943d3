import { expect, it } from '@jest/globals';
import { textsIn } from './texts.js';

/** A space at which a line may end, where a sign would begin the next one or a quotation mark end the first. */
const BREAKING = /(?: [;:!?»%€]|« )/u;

it('begins no line of French with a sign, on pages or in content: a space that does not break stands before it', () => {
  const texts = textsIn('fr_FR');
  expect(texts.filter(({ text }) => /\u00A0[;:!?»]/u.test(text)).length).toBeGreaterThan(500);
  expect(texts.flatMap(({ where, text }) => (BREAKING.test(text) ? [`${where}: ${text.slice(0, 60)}`] : []))).toEqual(
    [],
  );
});
