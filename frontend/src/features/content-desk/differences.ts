export interface Difference {
  readonly is: 'same' | 'added' | 'removed';
  readonly line: string;
}

/** Line by line, in the order of the new text; what was removed stands before what replaces it. */
export function differencesOf(before: string, after: string): readonly Difference[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const kept = commonLengths(old, now);
  const found: Difference[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [removed, added] = [old[at], now[to]];
    if (removed !== undefined && removed === added) {
      found.push({ is: 'same', line: removed });
      at += 1;
      to += 1;
    } else if (
      removed !== undefined &&
      (added === undefined || lengthAt(kept, at + 1, to) >= lengthAt(kept, at, to + 1))
    ) {
      found.push({ is: 'removed', line: removed });
      at += 1;
    } else {
      found.push({ is: 'added', line: added ?? '' });
      to += 1;
    }
  }
  return found;
}

const lengthAt = (lengths: readonly (readonly number[])[], row: number, column: number): number =>
  lengths[row]?.[column] ?? 0;

/** How many lines the rests of both texts have in common, from each pair of lines on. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0));
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const length =
        old[row] === now[column]
          ? lengthAt(lengths, row + 1, column + 1) + 1
          : Math.max(lengthAt(lengths, row + 1, column), lengthAt(lengths, row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  return lengths;
}
