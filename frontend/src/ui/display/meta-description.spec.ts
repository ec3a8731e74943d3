import { describe, expect, it } from '@jest/globals';
import { metaDescription } from './meta-description.js';

const sentence = (letters: number): string => `A${'a'.repeat(letters - 2)}.`;

describe('the description of a page', () => {
  it('is the whole text up to 160 letters', () => {
    expect(metaDescription(sentence(160), 'en_US')).toBe(sentence(160));
    expect(metaDescription(' Two\n\nlines. ', 'en_US')).toBe('Two lines.');
  });

  it('is the sentences that find room', () => {
    expect(metaDescription(`${sentence(100)} And then. ${sentence(60)}`, 'en_US')).toBe(`${sentence(100)} And then.`);
  });

  it('is the first words where the first sentence is too long, or too short to stand alone', () => {
    const words = Array.from({ length: 60 }, () => 'word').join(' ');
    const cut = metaDescription(`${words}.`, 'de_DE');
    expect(cut).toMatch(/^(word )+word…$/);
    expect(cut.length).toBe(160);
    expect(metaDescription(`Rome. ${words}, ${words}.`, 'it_IT')).toMatch(/^Rome\. (word )+word…$/);
  });

  it('counts Japanese characters twice and cuts between them', () => {
    const text = '東京の朝を歩く。'.repeat(20);
    const cut = metaDescription(text, 'ja_JP');
    expect(cut).toBe('東京の朝を歩く。'.repeat(10));
    expect(metaDescription('東京'.repeat(40), 'ja_JP')).toBe('東京'.repeat(40));
  });
});
