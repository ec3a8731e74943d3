import type { Sheet } from '../sheet.js';
import { BODY, HEADING, LINE, leadingOf, QUIET, SMALL, TITLE, type TextStyle } from '../tokens.js';

/** A part of a document: draws itself at the sheet's cursor and moves the cursor on. */
export type Block = (sheet: Sheet) => void;

/** The document's title, with a short line above it. */
export function title(text: string, above?: string): Block {
  return (sheet) => {
    if (above) sheet.text(above, { size: 10.5, cut: 'bold', colour: sheet.accent });
    sheet.text(text, TITLE, { role: 'H1', width: balancedWidth(sheet, text) });
    sheet.y += 10;
  };
}

/** The width at which the last line of a title is no lonely word or character. */
function balancedWidth(sheet: Sheet, text: string): number {
  const count = sheet.lines(text, TITLE, sheet.width).length;
  const widths = [1, 0.94, 0.88, 0.82, 0.76, 0.7].map((share) => sheet.width * share);
  const isBalanced = (width: number): boolean => {
    const lines = sheet.lines(text, TITLE, width);
    return lines.length === count && sheet.widthOf(lines.at(-1) ?? '', TITLE) > width * 0.3;
  };
  return count === 1 ? sheet.width : (widths.find(isBalanced) ?? sheet.width);
}

const ABOVE_HEADING = 14;
const BELOW_HEADING = 4;
const HEADING_SPACE = ABOVE_HEADING + leadingOf(HEADING) + BELOW_HEADING;

export function heading(text: string): Block {
  return (sheet) => {
    sheet.keepTogether(leadingOf(HEADING) + 40);
    sheet.y += ABOVE_HEADING;
    sheet.text(text, HEADING, { role: 'H2' });
    sheet.y += BELOW_HEADING;
  };
}

export type Tone = 'normal' | 'quiet' | 'strong' | 'small';

const TONES: Readonly<Record<Tone, TextStyle>> = {
  normal: BODY,
  quiet: SMALL,
  strong: { ...BODY, cut: 'bold' },
  small: { size: 9.5 },
};

export function paragraph(text: string, tone: Tone = 'normal'): Block {
  return (sheet) => {
    sheet.text(text, TONES[tone]);
    sheet.y += 6;
  };
}

const BULLET_INDENT = 14;
const BULLET_GAP = 2;

function bullets(items: readonly string[], tone: Tone = 'normal'): Block {
  const style = TONES[tone];
  return (sheet) => {
    const width = sheet.width - BULLET_INDENT;
    for (const item of items) {
      const lines = sheet.lines(item, style, width).length;
      sheet.keepTogether(leadingOf(style) * Math.min(2, lines));
      sheet.artifact(() => sheet.pdf.circle(sheet.x + 3, sheet.y + leadingOf(style) / 2, 1.8).fill(QUIET));
      sheet.text(item, style, { x: sheet.x + BULLET_INDENT, width });
      sheet.y += BULLET_GAP;
    }
    sheet.y += 6;
  };
}

/** A heading and its list, set small; both begin the next page where they do not fit on this one. */
export function shortList(name: string, items: readonly string[]): Block {
  return (sheet) => {
    const width = sheet.width - BULLET_INDENT;
    const heights = items.map((item) => sheet.heightOf(item, TONES.small, width) + BULLET_GAP);
    sheet.keepTogether(heights.reduce((sum, height) => sum + height, HEADING_SPACE));
    heading(name)(sheet);
    bullets(items, 'small')(sheet);
  };
}

export function rule(): Block {
  return (sheet) => {
    sheet.y += 8;
    sheet.artifact(() => hairline(sheet));
    sheet.y += 8;
  };
}

export function space(points: number): Block {
  return (sheet) => {
    sheet.y += points;
  };
}

/** A thin line over the width of the column, at the cursor. */
export function hairline(sheet: Sheet): void {
  const { x, y, width } = sheet;
  sheet.pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .stroke(LINE);
}
