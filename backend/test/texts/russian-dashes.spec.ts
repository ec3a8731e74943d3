import { expect, it } from '@jest/globals';
import { textsIn } from './texts.js';

it('begins no line of Russian with a dash, on pages or in content: a space that does not break stands before it', () => {
  const texts = textsIn('ru_RU');
  expect(texts.filter(({ text }) => text.includes('\u00A0—')).length).toBeGreaterThan(300);
  expect(texts.flatMap(({ where, text }) => (/ [—–]/.test(text) ? [`${where}: ${text.slice(0, 60)}`] : []))).toEqual(
    [],
  );
});
