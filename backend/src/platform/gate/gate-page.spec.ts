import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gatePage } from './gate-page.js';

const TOKENS = path.join(import.meta.dirname, '../../../../frontend/src/styles/tokens.css');

/** Names and colours, light and dark, in the order of their declaration. */
const coloursIn = (css: string): string[] => css.match(/--[\w-]+: #[\da-f]{6}/g) ?? [];

it('has the colours of the site’s tokens, light and dark', () => {
  const known = coloursIn(readFileSync(TOKENS, 'utf8'));
  const used = coloursIn(gatePage({ language: 'en_US', to: '/' }));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((colour) => !known.includes(colour))).toEqual([]);
  for (const name of new Set(used.map((colour) => colour.split(':')[0])))
    expect(used.filter((colour) => colour.startsWith(`${name}:`))).toEqual(
      known.filter((colour) => colour.startsWith(`${name}:`)),
    );
});
