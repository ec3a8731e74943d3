import { afterEach, expect, it } from '@jest/globals';
import { firstChoice, type Choice } from './booking-choice.js';
import { leftChoice, rememberLeft } from './left-choice.js';
import { aTour } from './testing/a-tour.js';

const tour = aTour();
const inEnglish = firstChoice(tour, 'en_US');
const onAMorning: Choice = { ...inEnglish, date: '2027-05-12', time: '09:30' };

afterEach(() => sessionStorage.clear());

it('keeps the guide’s language that stood there, whatever language the page is opened in afterwards', () => {
  expect([inEnglish, firstChoice(tour, 'de_DE')].map(({ guideLanguage }) => guideLanguage)).toEqual(['en_US', 'de_DE']);
  rememberLeft('a-walk', inEnglish, onAMorning);
  expect(leftChoice('a-walk', tour)).toEqual(onAMorning);
});

it('keeps nothing where nothing was chosen, what was chosen is in the cart, or the tour has it no more', () => {
  rememberLeft('a-walk', inEnglish, inEnglish);
  expect(leftChoice('a-walk', tour)).toBeUndefined();
  rememberLeft('a-walk', inEnglish, onAMorning);
  expect(leftChoice('a-walk', { ...tour, guideLanguages: tour.guideLanguages.slice(1) })).toBeUndefined();
  rememberLeft('a-walk', inEnglish, undefined);
  expect(leftChoice('a-walk', tour)).toBeUndefined();
});
