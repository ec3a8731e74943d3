import { describe, expect, it } from '@jest/globals';
import { drawPortrait } from '@cicerone/posters/portrait';
import { wordsOf } from './guide-profiles.js';
import { guides } from './guides.js';

describe('the guides of the demonstration', () => {
  it('have portraits of which no two are alike', () => {
    expect(new Set(guides.map(({ email, gender }) => drawPortrait({ seed: email, gender }))).size).toBe(guides.length);
  });

  it('say two sentences in English and in their first language, and nobody of a city what another one says', () => {
    const said = guides.map((guide, place) => ({ guide, words: wordsOf(guide, place) }));
    for (const { guide, words } of said)
      expect(new Set(words.map(({ language }) => language))).toEqual(new Set(['en_US', guide.languages[0]?.locale]));
    const inEnglish = said.map(
      ({ guide, words }) => `${guide.city}: ${words.find(({ language }) => language === 'en_US')?.text}`,
    );
    expect(new Set(inEnglish).size).toBe(guides.length);
  });
});
