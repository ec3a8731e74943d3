import type { Align, PdfPage } from '../pdf-page.js';
import { BODY, leadingOf, PAPER, QUIET, type TextStyle } from '../tokens.js';
import { hairline, type Block } from './text.js';

export interface TableColumn {
  readonly title: string;
  /** Share of the width; all together 1. */
  readonly share: number;
  readonly align?: Align;
}

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Written in bold under the rows. */
  readonly totals?: readonly (readonly string[])[];
}

const PADDING = 6;
const HEAD: TextStyle = { size: 9.5, colour: QUIET };

/** A table; its head is repeated on each page, a row is never cut. */
export function table({ columns, rows, totals = [] }: Table): Block {
  return (page) => {
    const head = columns.map(({ title }) => title);
    page.keepTogether(80);
    row(page, columns, head, HEAD, true);
    const bodyRow = (cells: readonly string[], style: TextStyle): void => {
      const before = page.pages;
      page.keepTogether(rowHeight(page, columns, cells, style));
      if (page.pages > before) row(page, columns, head, HEAD, true);
      row(page, columns, cells, style, false);
    };
    for (const cells of rows) bodyRow(cells, BODY);
    for (const cells of totals) bodyRow(cells, { ...BODY, cut: 'bold' });
    page.y += 8;
  };
}

function row(
  page: PdfPage,
  columns: readonly TableColumn[],
  cells: readonly string[],
  style: TextStyle,
  shaded: boolean,
): void {
  const height = rowHeight(page, columns, cells, style);
  const top = page.y;
  if (shaded) page.artifact(() => page.pdf.rect(page.x, top, page.width, height).fill(PAPER));
  let x = page.x;
  columns.forEach(({ share, align = 'left' }, index) => {
    const width = page.width * share;
    page.y = top + PADDING;
    page.text(cells[index] ?? '', style, { x: x + PADDING, width: width - 2 * PADDING, align });
    x += width;
  });
  page.y = top + height;
  page.artifact(() => hairline(page));
}

function rowHeight(page: PdfPage, columns: readonly TableColumn[], cells: readonly string[], style: TextStyle): number {
  const heights = columns.map(({ share }, index) =>
    page.heightOf(cells[index] ?? '', style, page.width * share - 2 * PADDING),
  );
  return Math.max(leadingOf(style), ...heights) + 2 * PADDING;
}
