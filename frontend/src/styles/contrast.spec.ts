import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function tokensOf(selector: string): Record<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value] as [string, string]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2: from 1 (same) to 21 (black on white). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pages = ['paper', 'surface', 'sunken'] as const;
const onPages = (text: string, least: number) => pages.map((page) => [text, page, least] as const);

const AAA = 7;
const AA = 4.5;
const PARTS = 3;

const pairs = [
  ...onPages('ink', AAA),
  ...onPages('ink-soft', AAA),
  ...onPages('action-text', AA),
  ...onPages('pine', AA),
  ...onPages('sky', AA),
  ...onPages('danger', AA),
  ...onPages('line-strong', PARTS),
  ...onPages('focus', PARTS),
  ...onPages('action', PARTS),
  ['on-action', 'action', AA],
  ['on-action', 'action-hover', AA],
  ['on-pine', 'pine', AA],
  ['on-sun', 'sun', AA],
  ['on-danger', 'danger', AA],
  ['ink', 'sun-soft', AAA],
  ['ink', 'pine-soft', AAA],
  ['ink', 'sky-soft', AAA],
  ['ink', 'danger-soft', AAA],
  ['pine', 'pine-soft', AA],
  ['sky', 'sky-soft', AA],
  ['danger', 'danger-soft', AA],
] as const;

describe.each([
  ['light', ':root'],
  ['dark', '@variant dark'],
])('the %s colours', (_theme, selector) => {
  const tokens = tokensOf(selector);

  it.each(pairs)('show %s on %s with a contrast of at least %d', (text, ground, least) => {
    const [front, back] = [tokens[text], tokens[ground]];
    if (!front || !back) throw new Error(`No token ${text} or ${ground}`);
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});
