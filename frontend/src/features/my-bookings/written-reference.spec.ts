import { expect, it } from '@jest/globals';
import { isReference, writtenReference } from './written-reference.js';

it.each([
  ['CIC-7K3M9Q', 'CIC-7K3M9Q'],
  [' cic 7k3m9q ', 'CIC-7K3M9Q'],
  ['cic–7k3m9q', 'CIC-7K3M9Q'],
  ['bk4f8t2w', 'BK-4F8T2W'],
  ['ＣＩＣ－７Ｋ３Ｍ９Ｑ', 'CIC-7K3M9Q'],
  ['7K3M9Q', '7K3M9Q'],
])('reads %p as %p', (typed, meant) => {
  expect(writtenReference(typed)).toBe(meant);
});

it.each([
  ['CIC-7K3M9Q', true],
  ['BK-4F8T2W', true],
  ['BK-4F8T2', false],
  ['BK-4F8T2WX', false],
  ['ABC-4F8T2W', false],
])('takes %p for a reference: %p', (text, is) => {
  expect(isReference(text)).toBe(is);
});
