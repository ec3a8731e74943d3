import { describe, expect, it } from '@jest/globals';
import { searchPath } from './city-search.js';

describe('what the city search leads to', () => {
  it.each([
    [{ city: 'rome', day: undefined, people: 2 }, '/city/rome'],
    [{ city: 'rome', day: '2027-05-02', people: 2 }, '/tours?city=rome&startAt=2027-05-02'],
    [{ city: 'rome', day: undefined, people: 4 }, '/tours?city=rome&people=4'],
    [{ city: undefined, day: undefined, people: 2 }, '/tours'],
    [{ city: undefined, day: undefined, people: 2, sought: 'Atlantis' }, '/tours?sought=Atlantis'],
    [{ city: undefined, country: 'italy', day: undefined, people: 2 }, '/country/italy'],
  ])('%o → %s', (search, path) => {
    expect(searchPath(search)).toBe(path);
  });
});
