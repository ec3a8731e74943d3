/**
 * How many cards to set beside each other: the first of the numbers, dearest first, that leaves none alone in the last
 * row. The dearest where there are fewer cards than any of them, or none of them helps.
 */
export const balanced = <Columns extends number>(count: number, columns: readonly [Columns, ...Columns[]]): Columns =>
  columns.find((each) => count >= each && count % each !== 1) ?? columns[0];

/** The last of an odd number, which two columns would leave alone in its row. */
export const isLeftOver = (index: number, count: number): boolean =>
  count > 1 && count % 2 === 1 && index === count - 1;
