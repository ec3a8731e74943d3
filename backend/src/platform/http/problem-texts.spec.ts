import { expect, it } from '@jest/globals';
import { problemText, registerProblems } from './problem-texts.js';

const same = '{date} / {time} / {other}';
registerProblems({
  OF_A_TEST: { en_US: same, fr_FR: same, de_DE: same, es_ES: same, it_IT: same, ru_RU: same, ja_JP: same },
});
const params = { date: '2026-12-21', time: '14:30', other: '2026-13-45' };

it('writes dates and times as the reader’s language does, and leaves the rest alone', () => {
  expect(problemText('OF_A_TEST', 'en_US', params)).toBe('Monday, December 21, 2026 / 2:30 PM / 2026-13-45');
  expect(problemText('OF_A_TEST', 'de_DE', params)).toBe('Montag, 21. Dezember 2026 / 14:30 / 2026-13-45');
  expect(problemText('OF_A_TEST', 'ja_JP', params)).toBe('2026年12月21日月曜日 / 14:30 / 2026-13-45');
});

it('chooses words by a code with hyphens, and shows other values as they are', () => {
  const chosen = '{state, select, not_paid {unpaid} other {{state}}} {slug}';
  registerProblems({
    CHOSEN: { en_US: chosen, fr_FR: chosen, de_DE: chosen, es_ES: chosen, it_IT: chosen, ru_RU: chosen, ja_JP: chosen },
  });
  expect(problemText('CHOSEN', 'en_US', { state: 'not-paid', slug: 'los-angeles' })).toBe('unpaid los-angeles');
  expect(problemText('CHOSEN', 'en_US', { state: 'price, -price', slug: 'not-paid' })).toBe('price, -price not-paid');
});

it('knows no sentence for a code that nobody registered', () => {
  expect(problemText('NOBODYS', 'en_US')).toBeUndefined();
});
