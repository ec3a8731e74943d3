/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { documentOf } from './document.js';

const fontsOn = (app: string): number => {
  const assets = { styles: [], scripts: [], modules: {} };
  const parts = documentOf({ locale: 'en_US', head: '', app, state: '{}', assets, modules: [] });
  return (
    parts
      .flat()
      .join('')
      .match(/rel="preload" as="font"/g)?.length ?? 0
  );
};

it.each([
  ['<h1>Rome by night</h1><p>Für Élodie</p>', 2],
  ['<h1>Osaka</h1><img alt="Dōtonbori"/>', 2],
  ['<h1>Osaka</h1><p>Along the <b>Dōtonbori</b></p><h2>Prices</h2>', 3],
  ['<h1><span>Dōtonbori</span> After Dark</h1>', 4],
  ['<h2>Bucureşti, Braşov, Łódź</h2>', 4],
])('asks at once for the fonts of the letters that it holds: %s', (app, count) => {
  expect(fontsOn(app)).toBe(count);
});

it('lets no letter be composed of a base and a mark that the Latin fonts do not set together', () => {
  const rules = readFileSync(new URL('../styles/fonts.css', import.meta.url), 'utf8').match(/@font-face \{[^}]*\}/g);
  const latin = (rules ?? []).filter((rule) => /-latin\.woff2/.test(rule));
  expect(latin).toHaveLength(2);
  expect(latin.filter((rule) => /U\+03[0-6]/.test(rule))).toEqual([]);
});
