import { expect, it } from '@jest/globals';
import { siteHtml } from './site-html.js';

it('keeps language and currency on the way out of a text, and other sites as they are', () => {
  const html = '<a href="/tours?city=rome">Rome</a> <a href="/">Home</a> <a href="https://example.org/">There</a>';
  expect(siteHtml(html, { locale: 'de_DE', currency: 'CHF' })).toBe(
    '<a href="/de_DE/CHF/tours?city=rome">Rome</a> <a href="/de_DE/CHF/">Home</a> <a href="https://example.org/">There</a>',
  );
});
