import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isOwnDocument } from './own-document.js';

describe('the document of a page that takes cards', () => {
  const loadedAt = (...names: string[]) => {
    performance.getEntriesByType = jest.fn(() => names.map((name) => ({ name }) as PerformanceEntry));
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is its own where it was loaded for it, whatever the query', () => {
    window.history.replaceState(null, '', '/de_DE/EUR/checkout?order=CIC-7K3M9Q');
    loadedAt(`${window.location.origin}/de_DE/EUR/checkout`);
    expect(isOwnDocument()).toBe(true);
  });

  it('is that of another page where a link led here', () => {
    window.history.replaceState(null, '', '/de_DE/EUR/checkout');
    loadedAt(`${window.location.origin}/de_DE/EUR/cart`);
    expect(isOwnDocument()).toBe(false);
  });

  it('is taken for its own by a browser that does not say', () => {
    loadedAt();
    expect(isOwnDocument()).toBe(true);
  });
});
