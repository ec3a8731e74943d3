import { expect, it } from '@jest/globals';
import { textsIn } from './texts.js';

const JAPANESE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
/** Western signs beside Japanese letters, and a space after a Japanese sign. */
const WESTERN = new RegExp(`${JAPANESE}[,;:!?~]|[,;:!?~]${JAPANESE}|[、。！？：；] `, 'u');

it('sets Japanese signs beside Japanese letters', () => {
  const texts = textsIn('ja_JP');
  expect(texts.filter(({ text }) => /[、。]/.test(text)).length).toBeGreaterThan(1000);
  expect(texts.flatMap(({ where, text }) => (WESTERN.test(text) ? [`${where}: ${text.slice(0, 60)}`] : []))).toEqual(
    [],
  );
});
