import { describe, expect, it } from '@jest/globals';
import { drawPortrait, portraitParts } from './portrait.js';

const people = Array.from({ length: 300 }, (_, n) => ({
  seed: `guide-${n}@example.com`,
  gender: n % 2 === 0 ? ('female' as const) : ('male' as const),
}));

describe('a portrait', () => {
  it('is always the same for one person, and of its own for each of many', () => {
    expect(drawPortrait(people[0]!)).toBe(drawPortrait({ ...people[0]! }));
    expect(new Set(people.map(drawPortrait)).size).toBe(people.length);
  });

  it('uses every part', () => {
    const parts = people.map(portraitParts);
    for (const kind of ['ground', 'back', 'skin', 'hair', 'cut', 'coat', 'collar', 'extra', 'mouth'] as const) {
      const used = new Set(parts.map((each) => each[kind]));
      expect(used.size).toBe(Math.max(...used) + 1);
    }
  });

  it('has no words, no fonts and no references to the outside', () => {
    for (const person of people.slice(0, 40)) expect(drawPortrait(person)).not.toMatch(/<text|font|href|url\(/);
  });
});
