import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Titles are in Fraunces, which has no Cyrillic and no Greek: Literata has its weight and its height. */
const FILES = {
  'sans-regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'sans-bold': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'japanese-regular': '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  'japanese-bold': '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
  'serif-latin': '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  'serif-cyrillic': '@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf',
} as const;

export type FontName = keyof typeof FILES;

const opened = new Map<FontName, Font>();

/**
 * The font, read when a character of it is first set (a Japanese file is 5 MB) and kept: to read its tables takes longer
 * than to set a page with it.
 */
export function openFont(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(FILES[name])));
  opened.set(name, font);
  return font;
}

/**
 * The font for a new document, which must be made without waiting in between. Which text a glyph stands for, fontkit keeps
 * with the glyph and never asks again: a letter that was drawn as a part of another one would be none in later documents.
 */
export function fontOfDocument(name: FontName): Font {
  const font = openFont(name);
  font._glyphs = {};
  return font;
}
