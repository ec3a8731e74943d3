import type { Font } from 'fontkit';
import { type FontName, fontName, openFont } from './fonts.js';
import { printable, textRuns } from './text-runs.js';

/** Width of a bold text of this size, in the size's unit. */
export const outlineWidth = (text: string, size: number): number =>
  textRuns(printable(text)).reduce((width, { face, text: run }) => {
    const { unitsPerEm, layout } = laidOut(fontName(face, true), run);
    return width + (layout.advanceWidth / unitsPerEm) * size;
  }, 0);

/** A bold text as SVG outlines, which look the same on every machine; its baseline begins at `x`, `y`. */
export function outlines(text: string, x: number, y: number, size: number): string {
  let at = x;
  return textRuns(printable(text))
    .map(({ face, text: run }) => {
      const { unitsPerEm, layout } = laidOut(fontName(face, true), run);
      const scale = size / unitsPerEm;
      const drawn = `<g transform="translate(${rounded(at)} ${rounded(y)}) scale(${scale} ${-scale})">${glyphs(layout)}</g>`;
      at += layout.advanceWidth * scale;
      return drawn;
    })
    .join('');
}

function laidOut(name: FontName, text: string) {
  const font = openFont(name);
  return { unitsPerEm: font.unitsPerEm, layout: font.layout(text) };
}

function glyphs({ glyphs: shapes, positions }: ReturnType<Font['layout']>): string {
  let advance = 0;
  return shapes
    .map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const data = path.toSVG();
      const placed = `<path transform="translate(${advance + xOffset} ${yOffset})" d="${data}"/>`;
      advance += xAdvance;
      return data === '' ? '' : placed;
    })
    .join('');
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
