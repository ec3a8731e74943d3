import type { Align, Sheet } from '../sheet.js';
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
  return (sheet) => {
    const head = columns.map(({ title }) => title);
    sheet.keepTogether(80);
    row(sheet, columns, head, HEAD, true);
    const bodyRow = (cells: readonly string[], style: TextStyle): void => {
      const before = sheet.pages;
      sheet.keepTogether(rowHeight(sheet, columns, cells, style));
      if (sheet.pages > before) row(sheet, columns, head, HEAD, true);
      row(sheet, columns, cells, style, false);
    };
    for (const cells of rows) bodyRow(cells, BODY);
    for (const cells of totals) bodyRow(cells, { ...BODY, cut: 'bold' });
    sheet.y += 8;
  };
}

function row(
  sheet: Sheet,
  columns: readonly TableColumn[],
  cells: readonly string[],
  style: TextStyle,
  shaded: boolean,
): void {
  const height = rowHeight(sheet, columns, cells, style);
  const top = sheet.y;
  if (shaded) sheet.artifact(() => sheet.pdf.rect(sheet.x, top, sheet.width, height).fill(PAPER));
  let x = sheet.x;
  columns.forEach(({ share, align = 'left' }, index) => {
    const width = sheet.width * share;
    sheet.y = top + PADDING;
    sheet.text(cells[index] ?? '', style, { x: x + PADDING, width: width - 2 * PADDING, align });
    x += width;
  });
  sheet.y = top + height;
  sheet.artifact(() => hairline(sheet));
}

function rowHeight(sheet: Sheet, columns: readonly TableColumn[], cells: readonly string[], style: TextStyle): number {
  const heights = columns.map(({ share }, index) =>
    sheet.heightOf(cells[index] ?? '', style, sheet.width * share - 2 * PADDING),
  );
  return Math.max(leadingOf(style), ...heights) + 2 * PADDING;
}
