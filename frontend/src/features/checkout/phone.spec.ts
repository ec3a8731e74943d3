import { expect, it } from '@jest/globals';
import { cleanPhone } from './phone.js';

it.each([
  ['+49 (0)30 / 1234–567', '+49 (0)30 / 1234-567'],
  ['０９０ 1234 5678', '090 1234 5678'],
  ['\u00a0+33\u202f1\u00a023\u00a045', '+33 1 23 45'],
  ['tel: +39.06.123', '+39.06.123'],
  ['+1 415 + 555', '+1 415 555'],
])('reads %p as %p', (typed, sent) => {
  expect(cleanPhone(typed)).toBe(sent);
});
