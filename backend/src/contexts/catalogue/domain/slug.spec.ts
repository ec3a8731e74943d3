import { expect, it } from '@jest/globals';
import { slugOf } from './slug.js';

it.each([
  ['Rome: Evening Piazzas', 'rome-evening-piazzas'],
  ['Straße der Löwen & Bären', 'strasse-der-lowen-baren'],
  ['L’Œuvre d’Émile', 'loeuvre-demile'],
  ['東京の夜', ''],
])('makes an address of %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
