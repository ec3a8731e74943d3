import type { PdfPage } from '../pdf-page.js';
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
  return (page) => {
    page.keepTogether(needs);
    const { x, y, width, pages } = page;
    const mainWidth = width * share - GAP / 2;
    const sideX = x + mainWidth + GAP;
    const sideEnd = inColumn(page, sideX, width - mainWidth - GAP, side);
    page.y = page.pages === pages ? y : page.pageTop;
    const pageOfSide = page.pages;
    const mainEnd = inColumn(page, x, mainWidth, main);
    page.y = page.pages === pageOfSide ? Math.max(sideEnd, mainEnd) : mainEnd;
  };
}

function inColumn(page: PdfPage, x: number, width: number, blocks: readonly Block[]): number {
  const before = { x: page.x, width: page.width };
  Object.assign(page, { x, width });
  for (const block of blocks) block(page);
  Object.assign(page, before);
  return page.y;
}
