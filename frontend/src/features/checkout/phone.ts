const READABLE = /[^\d+().\-/ ]+/g;

/** Any way of writing a number, full-width digits and typographic dashes too → what the API reads. */
export function cleanPhone(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(READABLE, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return plain.slice(0, 1) + plain.slice(1).replaceAll('+', '');
}
