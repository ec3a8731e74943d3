import { beforeEach, describe, expect, it } from '@jest/globals';
import { giveKeptFavourites, keepFavourite, keptFavourites } from './kept-favourites.js';

describe('the favourites of a visitor', () => {
  beforeEach(() => localStorage.clear());

  it('are kept in the browser, each once, the latest first', () => {
    for (const id of ['a', 'b', 'a', 'c']) keepFavourite(id, true);
    keepFavourite('b', false);
    expect(keptFavourites()).toEqual(['c', 'a']);
  });

  it('are none where the browser holds something else', () => {
    for (const text of ['{', '{}', '7', '[1]']) {
      localStorage.setItem('favourite_tours', text);
      expect(keptFavourites()).toEqual([]);
    }
  });

  it('are the person’s after a login, and stay here where the server does not take them', async () => {
    keepFavourite('a', true);
    const sent: unknown[] = [];
    const offline = { send: () => Promise.reject(new Error('offline')) };
    await giveKeptFavourites(offline as never, 'ada');
    expect(keptFavourites()).toEqual(['a']);
    const api = { send: (...call: unknown[]) => Promise.resolve(void sent.push(call.slice(0, 3))) };
    await giveKeptFavourites(api as never, 'ada');
    await giveKeptFavourites(api as never, 'ada');
    expect(sent).toEqual([['POST', '/api/user/ada/favourite-tours', { tours: ['a'] }]]);
    expect(keptFavourites()).toEqual([]);
  });
});
