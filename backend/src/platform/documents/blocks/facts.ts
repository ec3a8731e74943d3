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
  return (page) => {
    const nameWidth = page.width * nameShare - GAP;
    const valueX = page.x + page.width * nameShare;
    const valueWidth = page.width * (1 - nameShare);
    for (const { name, value = '' } of shown) {
      const nameHeight = page.heightOf(name, BODY, nameWidth);
      const height = Math.max(nameHeight, page.heightOf(value, { ...BODY, cut: 'bold' }, valueWidth), leadingOf(BODY));
      page.keepTogether(height + 2 * PADDING);
      const top = page.y + PADDING;
      page.y = top;
      page.text(name, { ...BODY, colour: QUIET }, { width: nameWidth });
      page.y = top;
      page.text(value, { ...BODY, cut: 'bold' }, { x: valueX, width: valueWidth });
      page.y = top + height + PADDING;
      page.artifact(() => hairline(page));
    }
    page.y += 8;
  };
}
