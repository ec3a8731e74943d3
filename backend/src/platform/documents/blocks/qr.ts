import { qrModules, QUIET_ZONE } from '../qr-code.js';
import { LINE, PAPER, SMALL, type TextStyle, WHITE } from '../tokens.js';
import type { Block } from './text.js';

export interface QrCard {
  readonly content: string;
  /** What the code is, for those who cannot see it. */
  readonly alt: string;
  /** The line that says what to do with it. */
  readonly caption: string;
  /** What to type where it cannot be scanned. */
  readonly typed?: string;
  readonly plain?: boolean;
}

const PADDING = 14;

/** A QR code on a card over the width of the column, made of vectors. */
export function qrCard({ content, alt, caption, typed, plain = false }: QrCard): Block {
  return (page) => {
    const { x, width } = page;
    const inner = width - 2 * PADDING;
    const captionStyle: TextStyle = { size: SMALL.size, cut: 'bold' };
    const captions = page.heightOf(caption, captionStyle, inner) + (typed ? page.heightOf(typed, SMALL, inner) + 4 : 0);
    const height = inner + captions + 2 * PADDING + 8;
    page.keepTogether(height);
    const top = page.y;
    page.artifact(() => {
      page.pdf
        .roundedRect(x, top, width, height, 8)
        .lineWidth(0.8)
        .fillAndStroke(plain ? WHITE : PAPER, LINE);
      page.pdf.roundedRect(x + PADDING, top + PADDING, inner, inner, 4).fill(WHITE);
    });
    page.figure(alt, () => drawModules(page.pdf, content, x + PADDING, top + PADDING, inner));
    page.y = top + PADDING + inner + 8;
    page.text(caption, captionStyle, { x: x + PADDING, width: inner, align: 'center' });
    if (typed) {
      page.y += 4;
      page.text(typed, SMALL, { x: x + PADDING, width: inner, align: 'center' });
    }
    page.y = top + height + 10;
  };
}

/** One path for all squares; neighbours in a row are one rectangle, so that no hair of light is between them. */
function drawModules(pdf: PDFKit.PDFDocument, content: string, x: number, y: number, size: number): void {
  const rows = qrModules(content);
  const unit = size / (rows.length + 2 * QUIET_ZONE);
  const left = x + QUIET_ZONE * unit;
  rows.forEach((row, index) => {
    const top = y + (index + QUIET_ZONE) * unit;
    for (let column = 0; column < row.length; column += 1) {
      if (!row[column]) continue;
      const start = column;
      while (row[column + 1]) column += 1;
      pdf.rect(left + start * unit, top, (column - start + 1) * unit, unit);
    }
  });
  pdf.fill('#000000');
}
