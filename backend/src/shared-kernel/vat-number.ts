/** By the letters of the country, what follows them: the European Union, Northern Ireland and their neighbours. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(?:MWST|TVA|IVA|TPV)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

/** Numbers of taxpayers elsewhere (Australia, India, Japan, Mexico …): letters and digits, five of which are digits. */
const ELSEWHERE = /^(?=(?:[A-Z]*\d){5})[A-Z\d]{6,20}$/;
/** Begins with letters of the name, which are no country: `DEL850101AB3`. */
const MEXICAN = /^[A-Z]{3,4}\d{6}[A-Z\d]{3}$/;

/**
 * Whether a text has the form of a VAT number, blanks, dots, hyphens and slashes apart, in letters of either case.
 * Whether the number was given to anybody is for the authority to say.
 */
export function isVatNumber(text: string): boolean {
  const number = text.replace(/[ .\-/]/g, '').toUpperCase();
  const country = Object.keys(FORMS).find((letters) => number.startsWith(letters));
  if (country === undefined) return ELSEWHERE.test(number);
  return FORMS[country]?.test(number.slice(country.length)) === true || MEXICAN.test(number);
}
