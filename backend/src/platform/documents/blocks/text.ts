import type { PdfPage } from '../pdf-page.js';
import { BODY, HEADING, LINE, leadingOf, QUIET, SMALL, TITLE, type TextStyle } from '../tokens.js';

/** A part of a document: draws itself at the page's cursor and moves the cursor on. */
export type Block = (page: PdfPage) => void;

/** The document's title, with a short line above it. */
export function title(text: string, above?: string): Block {
  return (page) => {
    if (above) page.text(above, { size: 10.5, cut: 'bold', colour: page.accent });
    page.text(text, TITLE, { role: 'H1', width: balancedWidth(page, text) });
    page.y += 10;
  };
}

/** The width at which the last line of a title is no lonely word or character. */
function balancedWidth(page: PdfPage, text: string): number {
  const count = page.lines(text, TITLE, page.width).length;
  const widths = [1, 0.94, 0.88, 0.82, 0.76, 0.7].map((share) => page.width * share);
  const isBalanced = (width: number): boolean => {
    const lines = page.lines(text, TITLE, width);
    return lines.length === count && page.widthOf(lines.at(-1) ?? '', TITLE) > width * 0.3;
  };
  return count === 1 ? page.width : (widths.find(isBalanced) ?? page.width);
}

const ABOVE_HEADING = 14;
const BELOW_HEADING = 4;
const HEADING_SPACE = ABOVE_HEADING + leadingOf(HEADING) + BELOW_HEADING;

export function heading(text: string): Block {
  return (page) => {
    page.keepTogether(leadingOf(HEADING) + 40);
    page.y += ABOVE_HEADING;
    page.text(text, HEADING, { role: 'H2' });
    page.y += BELOW_HEADING;
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
  return (page) => {
    page.text(text, TONES[tone]);
    page.y += 6;
  };
}

const BULLET_INDENT = 14;
const BULLET_GAP = 2;

function bullets(items: readonly string[], tone: Tone = 'normal'): Block {
  const style = TONES[tone];
  return (page) => {
    const width = page.width - BULLET_INDENT;
    for (const item of items) {
      const lines = page.lines(item, style, width).length;
      page.keepTogether(leadingOf(style) * Math.min(2, lines));
      page.artifact(() => page.pdf.circle(page.x + 3, page.y + leadingOf(style) / 2, 1.8).fill(QUIET));
      page.text(item, style, { x: page.x + BULLET_INDENT, width });
      page.y += BULLET_GAP;
    }
    page.y += 6;
  };
}

/** A heading and its list, set small; both begin the next page where they do not fit on this one. */
export function shortList(name: string, items: readonly string[]): Block {
  return (page) => {
    const width = page.width - BULLET_INDENT;
    const heights = items.map((item) => page.heightOf(item, TONES.small, width) + BULLET_GAP);
    page.keepTogether(heights.reduce((sum, height) => sum + height, HEADING_SPACE));
    heading(name)(page);
    bullets(items, 'small')(page);
  };
}

export function rule(): Block {
  return (page) => {
    page.y += 8;
    page.artifact(() => hairline(page));
    page.y += 8;
  };
}

export function space(points: number): Block {
  return (page) => {
    page.y += points;
  };
}

/** A thin line over the width of the column, at the cursor. */
export function hairline(page: PdfPage): void {
  const { x, y, width } = page;
  page.pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .stroke(LINE);
}
