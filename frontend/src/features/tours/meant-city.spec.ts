import { describe, expect, it } from '@jest/globals';
import { meantCity } from './meant-city.js';

const rome = { slug: 'rome', name: 'Rom' };
const cologne = { slug: 'cologne', name: 'Köln' };
const saoPaulo = { slug: 'sao-paulo', name: 'São Paulo' };

describe('the city that a typed name means', () => {
  it('is the only one found, whatever the language it was typed in', () => {
    expect(meantCity('Кёльн', [cologne])).toBe(cologne);
  });

  it.each([
    ['koln', cologne],
    ['KÖLN', cologne],
    ['Rome', rome],
    [' Sao  Paulo ', saoPaulo],
  ])('is among several the one called so: %s', (typed, city) => {
    expect(meantCity(typed, [rome, cologne, saoPaulo])).toBe(city);
  });

  it('is none where none is called so, or none was found', () => {
    expect(meantCity('Italien', [rome, cologne])).toBeUndefined();
    expect(meantCity('Atlantis', [])).toBeUndefined();
  });
});
