import { REFERENCE_ALPHABET } from '../../../shared-kernel/building-blocks/ids.js';

/** Characters of five bits each: 80 bits. */
export const CODE_LENGTH = 16;
const GROUP = 4;

/** The longest text that somebody may type for a code. */
export const LONGEST_TYPED = 60;

/** `7K3M-9Q2F-0XWT-4B8C` */
export const groupedCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** The code as it is kept: capital letters without groups; letters that are read as digits are digits. */
export const writtenCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

export const isCode = (code: string): boolean =>
  code.length === CODE_LENGTH && [...code].every((character) => REFERENCE_ALPHABET.includes(character));

export const lastOf = (code: string): string => code.slice(-GROUP);

/** The characters of the alphabet that the first bits of the bytes stand for. */
export function codeOfBytes(bytes: Buffer): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, (CODE_LENGTH * 5) / 8)) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: CODE_LENGTH }, (_, index) => {
    const shift = BigInt(5 * (CODE_LENGTH - 1 - index));
    return REFERENCE_ALPHABET[Number((bits >> shift) & 31n)] ?? '';
  }).join('');
}
