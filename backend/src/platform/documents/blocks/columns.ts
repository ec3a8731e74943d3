import type { Sheet } from '../sheet.js';
import type { Block } from './text.js';

const GAP = 24;

export interface Columns {
  /** Share of the main column in the width. */
  readonly share?: number;
  /** Points that both columns need at least: a new page is begun where they are not left. */
  readonly needs?: number;
}

/**
 * Two columns. The side column must fit on one page; the main one may go on over the next pages, in its own width.
 */
export function columns(
  main: readonly Block[],
  side: readonly Block[],
  { share = 0.64, needs = 0 }: Columns = {},
): Block {
  return (sheet) => {
    sheet.keepTogether(needs);
    const { x, y, width, pages } = sheet;
    const mainWidth = width * share - GAP / 2;
    const sideX = x + mainWidth + GAP;
    const sideEnd = inColumn(sheet, sideX, width - mainWidth - GAP, side);
    sheet.y = sheet.pages === pages ? y : sheet.pageTop;
    const pageOfSide = sheet.pages;
    const mainEnd = inColumn(sheet, x, mainWidth, main);
    sheet.y = sheet.pages === pageOfSide ? Math.max(sideEnd, mainEnd) : mainEnd;
  };
}

function inColumn(sheet: Sheet, x: number, width: number, blocks: readonly Block[]): number {
  const before = { x: sheet.x, width: sheet.width };
  Object.assign(sheet, { x, width });
  for (const block of blocks) block(sheet);
  Object.assign(sheet, before);
  return sheet.y;
}
