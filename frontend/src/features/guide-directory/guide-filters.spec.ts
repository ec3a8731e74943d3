import { describe, expect, it } from '@jest/globals';
import { guidesPath, readGuideFilters } from './guide-filters.js';

describe('the filters of the guides', () => {
  it('are read from the address and written back', () => {
    const asked = { city: 'rome', category: 'food-tour', guideLanguage: 'de_DE', page: '2' } as const;
    expect(readGuideFilters(asked)).toEqual(asked);
    expect(guidesPath(asked)).toBe('/author?city=rome&category=food-tour&guideLanguage=de_DE&page=2');
  });

  it('leave out the first page and what is not chosen', () => {
    expect(guidesPath(readGuideFilters({ city: '', page: '1' }))).toBe('/author');
  });

  it('take out what can be none', () => {
    const none = { city: undefined, category: undefined, guideLanguage: undefined, page: undefined };
    expect(readGuideFilters({ city: '../x', category: 7, guideLanguage: 'nl_NL', page: '0' })).toEqual(none);
  });
});
