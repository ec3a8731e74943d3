import type { Font } from 'fontkit';
import { type FontName, openFont } from './fonts.js';
import { printable, type TextRun, textRuns } from './text-runs.js';

/** Titles stand a little closer than text, in shares of their size: as on the site. */
const TRACKING: Partial<Record<FontName, number>> = { 'serif-latin': -0.012, 'serif-cyrillic': -0.005 };

/** Width of a title of this size, in the size's unit. */
export const outlineWidth = (text: string, size: number): number =>
  titleRuns(text).reduce((width, run) => width + laidOut(run).width * size, 0);

/** Whether the fonts have every character of a title; what they lack would be drawn as a box. */
export const hasOutlines = (text: string): boolean =>
  titleRuns(text).every(({ font, text: run }) =>
    Array.from(run).every((character) => openFont(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );

/** A title as SVG outlines, which look the same on every machine; its baseline begins at `x`, `y`. */
export function outlines(text: string, x: number, y: number, size: number): string {
  let at = x;
  return titleRuns(text)
    .map((run) => {
      const { unitsPerEm, layout, tracking, width } = laidOut(run);
      const scale = size / unitsPerEm;
      const drawn = `<g transform="translate(${rounded(at)} ${rounded(y)}) scale(${scale} ${-scale})">${glyphs(layout, tracking)}</g>`;
      at += width * size;
      return drawn;
    })
    .join('');
}

const titleRuns = (text: string): readonly TextRun[] => textRuns(printable(text), 'title');

function laidOut({ font: name, text }: TextRun) {
  const font = openFont(name);
  const { unitsPerEm } = font;
  const layout = font.layout(text);
  const tracking = (TRACKING[name] ?? 0) * unitsPerEm;
  return { unitsPerEm, layout, tracking, width: (layout.advanceWidth + layout.glyphs.length * tracking) / unitsPerEm };
}

function glyphs({ glyphs: shapes, positions }: ReturnType<Font['layout']>, tracking: number): string {
  let advance = 0;
  return shapes
    .map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const data = path.toSVG();
      const placed = `<path transform="translate(${advance + xOffset} ${yOffset})" d="${data}"/>`;
      advance += xAdvance + tracking;
      return data === '' ? '' : placed;
    })
    .join('');
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
