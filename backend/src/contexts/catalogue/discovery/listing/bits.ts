/** A set of row numbers as bits. Intersections and counts of a hundred thousand rows take microseconds. */
export type Bits = Uint32Array;

export const noBits = (rows: number): Bits => new Uint32Array(Math.ceil(rows / 32));

function allBits(rows: number): Bits {
  const bits = noBits(rows).fill(0xffff_ffff);
  const rest = rows % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function addRow(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export const hasRow = (bits: Bits, row: number): boolean => (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

/** The rows in all of the sets; every row if there is no set. */
export function intersection(sets: readonly Bits[], rows: number): Bits {
  const [first, ...others] = sets;
  if (!first) return allBits(rows);
  const result = first.slice();
  for (const other of others) for (let i = 0; i < result.length; i += 1) result[i] = (result[i] ?? 0) & (other[i] ?? 0);
  return result;
}

/** The rows in any of the sets. */
export function union(sets: readonly Bits[], rows: number): Bits {
  const result = noBits(rows);
  for (const set of sets) for (let i = 0; i < result.length; i += 1) result[i] = (result[i] ?? 0) | (set[i] ?? 0);
  return result;
}

/** The rows of the first set that are not in the second. */
export const difference = (bits: Bits, without: Bits): Bits => bits.map((word, i) => word & ~(without[i] ?? 0));

export function count(bits: Bits): number {
  let sum = 0;
  for (const word of bits) sum += ones(word);
  return sum;
}

/** The number of rows in both sets. */
export function countBoth(a: Bits, b: Bits): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += ones((a[i] ?? 0) & (b[i] ?? 0));
  return sum;
}

export function forEachRow(bits: Bits, visit: (row: number) => void): void {
  for (let i = 0; i < bits.length; i += 1) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1) visit((i << 5) + 31 - Math.clz32(word & -word));
  }
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
