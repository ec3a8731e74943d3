import { belgium, checkVAT, countries, type Country, greece, switzerland, unitedKingdom } from 'jsvat';

/** Numbers that begin with 1 are given since 2023; the package knows those with 0. */
const BELGIUM = {
  ...belgium,
  calcFn: (number: string) => {
    const digits = number.padStart(10, '0');
    return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
  },
  rules: { ...belgium.rules, regex: [/^(BE)([01]?\d{9})$/] },
};
/** The package knows the letters EL alone. */
const GREECE = { ...greece, rules: { ...greece.rules, regex: [/^(EL|GR)(\d{9})$/] } };
/** TPV is the Romansh word. */
const SWITZERLAND = { ...switzerland, rules: { ...switzerland.rules, regex: [/^(CHE)(\d{9})(MWST|TVA|IVA|TPV)?$/] } };
/** Since 2021 with letters of its own, for goods inside the European Union. */
const NORTHERN_IRELAND = {
  ...unitedKingdom,
  name: 'Northern Ireland',
  codes: ['XI'],
  rules: { ...unitedKingdom.rules, regex: [/^(XI)(\d{9}|\d{12}|(?:GD|HA)\d{3})$/] },
};
const AMENDED: readonly Country[] = [BELGIUM, GREECE, SWITZERLAND, NORTHERN_IRELAND];
const COUNTRIES = [...AMENDED, ...countries.filter(({ name }) => AMENDED.every((country) => country.name !== name))];

/** Numbers of taxpayers elsewhere (Australia, India, Japan, Mexico …): letters and digits, five of which are digits. */
const ELSEWHERE = /^(?=(?:[A-Z]*\d){5})[A-Z\d]{6,20}$/;
/** Begins with letters of the name, which are no country: `DEL850101AB3`. */
const MEXICAN = /^[A-Z]{3,4}\d{6}[A-Z\d]{3}$/;

/**
 * Whether a text can be a VAT number, blanks, dots, hyphens and slashes apart, in letters of either case: its form and,
 * where the country has some, its check digits. Whether the number was given to anybody is for the authority to say.
 */
export function isVatNumber(text: string): boolean {
  const number = text.replace(/[ .\-/]/g, '').toUpperCase();
  // The package takes digits in front for a country's number code.
  if (/^\d/.test(number)) return ELSEWHERE.test(number);
  const { isValid, isSupportedCountry } = checkVAT(number, COUNTRIES);
  if (isValid || MEXICAN.test(number)) return true;
  return !isSupportedCountry && ELSEWHERE.test(number);
}
