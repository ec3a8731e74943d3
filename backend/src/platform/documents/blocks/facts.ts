import { BODY, leadingOf, QUIET } from '../tokens.js';
import { hairline, type Block } from './text.js';

export interface DomainEvent {
  readonly name: string;
  /** A fact without a value is left out. */
  readonly value: string | undefined;
}

const PADDING = 6;
const GAP = 12;

/** Names and values in two columns, a thin line under each. A fact is never cut by the end of a page. */
export function facts(given: readonly DomainEvent[], nameShare = 0.34): Block {
  const shown = given.filter(({ value }) => value);
  return (sheet) => {
    const nameWidth = sheet.width * nameShare - GAP;
    const valueX = sheet.x + sheet.width * nameShare;
    const valueWidth = sheet.width * (1 - nameShare);
    for (const { name, value = '' } of shown) {
      const nameHeight = sheet.heightOf(name, BODY, nameWidth);
      const height = Math.max(nameHeight, sheet.heightOf(value, { ...BODY, cut: 'bold' }, valueWidth), leadingOf(BODY));
      sheet.keepTogether(height + 2 * PADDING);
      const top = sheet.y + PADDING;
      sheet.y = top;
      sheet.text(name, { ...BODY, colour: QUIET }, { width: nameWidth });
      sheet.y = top;
      sheet.text(value, { ...BODY, cut: 'bold' }, { x: valueX, width: valueWidth });
      sheet.y = top + height + PADDING;
      sheet.artifact(() => hairline(sheet));
    }
    sheet.y += 8;
  };
}
