import { describe, expect, it } from '@jest/globals';
import type { GuideForMission } from './work-items.api.js';
import { doubtsOf, searchGuides } from './guide-search.js';

const aGuide = (name: string, told: Partial<GuideForMission> = {}): GuideForMission => ({
  uuid: name,
  name,
  contact: '+39 06 5555 0100',
  rating: 4.8,
  languages: ['it_IT'],
  speaksIt: true,
  isQualified: true,
  isFree: true,
  hasDayOff: false,
  ...told,
});

const guides = [aGuide('Renée Dubois'), aGuide('Jörg Müller'), aGuide('Мария Иванова')];
const found = (text: string) => searchGuides(guides, text).map(({ name }) => name);

describe('the search for a guide', () => {
  it('shows all while nothing is typed', () => {
    expect(found('  ')).toHaveLength(3);
  });

  it.each([
    ['renee', ['Renée Dubois']],
    ['MULLER jo', ['Jörg Müller']],
    ['мария', ['Мария Иванова']],
    ['dubois müller', []],
  ])('finds %j', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it('says what speaks against a guide, and nothing where nothing does', () => {
    expect(doubtsOf(aGuide('Ada', { answer: 'maybe' }))).toEqual([]);
    expect(doubtsOf(aGuide('Ada', { isFree: false, hasDayOff: true, answer: 'no' }))).toEqual([
      'busy',
      'dayOff',
      'refused',
    ]);
    expect(doubtsOf(aGuide('Ada', { speaksIt: false, isQualified: false }))).toEqual(['language', 'category']);
  });
});
