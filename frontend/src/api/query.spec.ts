import { describe, expect, it } from '@jest/globals';
import { moveOn } from './query.js';

/** Where an old slug is sent on to. */
function targetOf(asked: string, today: string, href: string): unknown {
  try {
    moveOn(asked, today, { href });
  } catch (moved) {
    return (moved as { options: { href: string } }).options.href;
  }
  return undefined;
}

describe('a thing that has moved', () => {
  it.each([
    ['tour', 'a-tour', '/en_US/EUR/tour/tour', '/en_US/EUR/tour/a-tour'],
    ['de', 'germany', '/de_DE/EUR/country/de?page=2#de', '/de_DE/EUR/country/germany?page=2#de'],
    ['münchen', 'munich', '/en_US/EUR/city/m%C3%BCnchen?to=/x', '/en_US/EUR/city/munich?to=/x'],
    ['rome-walk', 'rome', '/en_US/EUR/tour/rome-walk#reviews', '/en_US/EUR/tour/rome#reviews'],
  ])('is followed from %s to %s', (asked, today, href, target) => {
    expect(targetOf(asked, today, href)).toBe(target);
  });

  it('stays where it is under its own name', () => {
    expect(targetOf('rome', 'rome', '/en_US/EUR/city/rome')).toBeUndefined();
  });
});
