import { REFERENCE_ALPHABET } from '../../../shared-kernel/building-blocks/ids.js';

/** Letters as numbers, A is 10; the remainder of the division by 97, as ISO 7064 has it. */
function remainderOf97(text: string): bigint {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n;
}

const bodyOf = (orderReference: string): string => orderReference.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The creditor reference of an order by ISO 11649: `CIC-7K3M9Q` → `RF…CIC7K3M9Q`. */
export function creditorReference(orderReference: string): string {
  const body = bodyOf(orderReference);
  const check = 98n - remainderOf97(`${body}RF00`);
  return `RF${String(check).padStart(2, '0')}${body}`;
}

/** In groups of four, as people copy it. */
export const grouped = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

/** The alphabet has no O, so the company's name is no order number. */
const NUMBER = new RegExp(`CIC[${REFERENCE_ALPHABET}]{6}`, 'g');
const REFERENCE = new RegExp(`RF\\d{2}(${NUMBER.source})`, 'g');

/**
 * The orders that the text of a transfer names, each once: by creditor references whose check digits are right; where
 * there is none, by order numbers anywhere in the text, whatever signs stand between their letters.
 */
export function ordersNamedIn(text: string): readonly string[] {
  const letters = bodyOf(text);
  const checked = [...letters.matchAll(REFERENCE)].filter(
    ([whole]) => remainderOf97(`${whole.slice(4)}${whole.slice(0, 4)}`) === 1n,
  );
  const found =
    checked.length > 0 ? checked.map(([, body = '']) => body) : [...letters.matchAll(NUMBER)].map(([whole]) => whole);
  return [...new Set(found.map((body) => `CIC-${body.slice(3)}`))];
}
