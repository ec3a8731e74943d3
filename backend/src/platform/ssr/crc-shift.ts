/**
 * CRC-32 is linear over bits: what follows a piece of text changes its checksum by a matrix that depends on the length
 * alone (Mark Adler's crc32_combine in zlib). A matrix is its 32 columns: the images of the single bits.
 */
export type BitMatrix = Uint32Array<ArrayBuffer>;

const REVERSED_POLYNOMIAL = 0xedb88320;

/** The checksum's bits under the matrix. */
export function times(matrix: BitMatrix, bits: number): number {
  let image = 0;
  for (let rest = bits, column = 0; rest !== 0; rest >>>= 1, column += 1) if (rest & 1) image ^= matrix[column] ?? 0;
  return image >>> 0;
}

const product = (a: BitMatrix, b: BitMatrix): BitMatrix => b.map((column) => times(a, column));

const oneZeroBit: BitMatrix = Uint32Array.from({ length: 32 }, (_, bit) =>
  bit === 0 ? REVERSED_POLYNOMIAL : 2 ** (bit - 1),
);
const identity: BitMatrix = Uint32Array.from({ length: 32 }, (_, bit) => 2 ** bit);

/** Matrices for 1, 2, 4, 8 … bytes. */
const powers: BitMatrix[] = [];

function power(exponent: number): BitMatrix {
  for (let known = powers.length; known <= exponent; known += 1) {
    const before = powers[known - 1];
    const bits2 = product(oneZeroBit, oneZeroBit);
    const bits4 = product(bits2, bits2);
    powers.push(before ? product(before, before) : product(bits4, bits4));
  }
  return powers[exponent] ?? identity;
}

/** What `length` further bytes do to the checksum of what stands before them. */
export function shiftBy(length: number): BitMatrix {
  let matrix = identity;
  for (let rest = length, exponent = 0; rest > 0; rest = Math.floor(rest / 2), exponent += 1)
    if (rest % 2 === 1) matrix = product(power(exponent), matrix);
  return matrix;
}

/** The matrix whose images are the sums (without carry) of both. */
export const sum = (a: BitMatrix, b: BitMatrix): BitMatrix =>
  a.map((column, index) => (column ^ (b[index] ?? 0)) >>> 0);
