import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face } from './text-runs.js';

const FILES: Readonly<Record<`${Face}-${'regular' | 'bold'}`, string>> = {
  'sans-regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'sans-bold': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'japanese-regular': '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  'japanese-bold': '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
};

export type FontName = keyof typeof FILES;

export const FONT_NAMES = Object.keys(FILES) as readonly FontName[];

export const fontName = (face: Face, bold: boolean): FontName => `${face}-${bold ? 'bold' : 'regular'}`;

const read = new Map<FontName, Buffer>();

/** The font file, read once. Japanese ones are 5 MB each: they are read when the first Japanese character is set. */
export function fontFile(name: FontName): Buffer {
  const known = read.get(name);
  if (known) return known;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(FILES[name]));
  read.set(name, bytes);
  return bytes;
}
