import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initials.js';

describe('the initials of a person', () => {
  it.each([
    ['Ada', 'Rossi', 'AR'],
    ['  émile', 'zola', 'ÉZ'],
    ['花子', '髙橋', '髙'],
    ['Анна', 'Смирнова', 'АС'],
    ['Ada', '', 'A'],
    ['', '', ''],
  ])('%s %s: %s', (firstName, lastName, initials) => {
    expect(initialsOf({ firstName, lastName })).toBe(initials);
  });
});
