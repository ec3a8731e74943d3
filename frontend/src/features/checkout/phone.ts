const OTHER_THAN_NUMBERS_HAVE = /[^\d+().\-/]+/g;
const PLUS_INSIDE = /(?!^)\+ ?/g;

/** Any way of writing a number, full-width digits and typographic dashes too → what the API reads. */
export const cleanPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(OTHER_THAN_NUMBERS_HAVE, ' ')
    .trim()
    .replace(PLUS_INSIDE, '');
