import { afterEach, describe, expect, it } from '@jest/globals';
import { searchInView } from './search-in-view.js';

const HEADER = 64;

/** A page of 800 pixels under a header, its field 48 high. */
function pageWith(markup: string, top: number): Element {
  document.body.innerHTML = `<header></header><main>${markup}</main>`;
  window.innerHeight = 800;
  const header = document.querySelector('header') as Element;
  header.getBoundingClientRect = () => new DOMRect(0, 0, 1440, HEADER);
  const field = document.querySelector('input');
  if (field) field.getBoundingClientRect = () => new DOMRect(0, top, 300, 48);
  return header;
}

const search = '<form role="search"><input name="city" /></form>';

describe('the search that a page shows', () => {
  afterEach(() => void (document.body.innerHTML = ''));

  it.each([
    ['just below the header', HEADER, true],
    ['partly behind the header', HEADER - 1, false],
    ['at the lower edge', 800 - 48, true],
    ['partly below the lower edge', 800 - 47, false],
    ['scrolled away', -500, false],
  ])('is in view or not, %s', (_, top, isInView) => {
    expect(searchInView(pageWith(search, top)) !== undefined).toBe(isInView);
  });

  it('is one for cities, on the page', () => {
    expect(searchInView(pageWith('<form role="search"><input name="question" /></form>', 300))).toBeUndefined();
    expect(searchInView(pageWith('', 300))).toBeUndefined();
  });
});
