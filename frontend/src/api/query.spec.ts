import { describe, expect, it } from '@jest/globals';
import { redirectTo, withAll } from './query.js';

/** Where an old slug is sent on to. */
function targetOf(asked: string, today: string, href: string): unknown {
  try {
    redirectTo(asked, today, { href });
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

describe('withAll', () => {
  it('says what is missing only when all else was answered', async () => {
    let isAnswered = false;
    const other = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => {
      isAnswered = true;
    });
    await expect(withAll(Promise.reject(new Error('missing')), other)).rejects.toThrow('missing');
    expect(isAnswered).toBe(true);
  });

  it('answers the first, whatever became of the others', async () => {
    expect(await withAll(Promise.resolve(1), Promise.reject(new Error('down')))).toBe(1);
  });
});
