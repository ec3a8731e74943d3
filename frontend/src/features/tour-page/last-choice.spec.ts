import { afterEach, expect, it } from '@jest/globals';
import { firstChoice, type Choice } from './booking-choice.js';
import { lastChoice, saveLastChoice } from './last-choice.js';
import { aTour } from './testing/a-tour.js';

const tour = aTour();
const inEnglish = firstChoice(tour, 'en_US');
const onAMorning: Choice = { ...inEnglish, date: '2027-05-12', time: '09:30' };

afterEach(() => sessionStorage.clear());

it('keeps the guide’s language that stood there, whatever language the page is opened in afterwards', () => {
  expect([inEnglish, firstChoice(tour, 'de_DE')].map(({ guideLanguage }) => guideLanguage)).toEqual(['en_US', 'de_DE']);
  saveLastChoice('a-walk', inEnglish, onAMorning);
  expect(lastChoice('a-walk', tour)).toEqual(onAMorning);
});

it('keeps nothing where nothing was chosen, what was chosen is in the cart, or the tour has it no more', () => {
  saveLastChoice('a-walk', inEnglish, inEnglish);
  expect(lastChoice('a-walk', tour)).toBeUndefined();
  saveLastChoice('a-walk', inEnglish, onAMorning);
  expect(lastChoice('a-walk', { ...tour, guideLanguages: tour.guideLanguages.slice(1) })).toBeUndefined();
  saveLastChoice('a-walk', inEnglish, undefined);
  expect(lastChoice('a-walk', tour)).toBeUndefined();
});
