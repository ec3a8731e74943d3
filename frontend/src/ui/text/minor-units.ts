import { digitsOf } from './money.js';

/** `49.90` or `49,90` → 4990 of EUR; undefined where it is no amount of `least` or more with the currency's digits. */
export function minorUnitsOf(text: string, currency: string, least = 1): number | undefined {
  const digits = digitsOf(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,6})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > digits) return undefined;
  const units = Number(whole + fraction.padEnd(digits, '0'));
  return units >= least ? units : undefined;
}
