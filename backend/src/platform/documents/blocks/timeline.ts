import { BODY, leadingOf, LINE } from '../tokens.js';
import type { Block } from './text.js';

export interface TimelineStop {
  readonly title: string;
  readonly text?: string;
  /** Stands before the title: a time or a duration. */
  readonly when?: string;
}

const INDENT = 22;
const STRONG = { ...BODY, bold: true };

/** Stops one under the other, joined by a line. */
export function timeline(stops: readonly TimelineStop[]): Block {
  return (sheet) => {
    const width = sheet.width - INDENT;
    stops.forEach(({ title, text, when }, index) => {
      const head = when ? `${when}  ${title}` : title;
      const height = sheet.heightOf(head, STRONG, width) + (text ? sheet.heightOf(text, BODY, width) : 0) + 10;
      sheet.keepTogether(Math.min(height, 200));
      const centre = sheet.y + leadingOf(BODY) / 2;
      const x = sheet.x + 5;
      sheet.artifact(() => {
        if (index < stops.length - 1)
          sheet.pdf
            .moveTo(x, centre + 5)
            .lineTo(x, centre + height - 5)
            .lineWidth(1)
            .stroke(LINE);
        sheet.pdf.circle(x, centre, 3.4).lineWidth(1.6).stroke(sheet.accent);
      });
      sheet.text(head, STRONG, { x: sheet.x + INDENT, width });
      if (text) sheet.text(text, BODY, { x: sheet.x + INDENT, width });
      sheet.y += 10;
    });
  };
}
