import type { Money } from '../../ui/text/money.js';

const WITHOUT_CENTS: readonly Money['currency'][] = ['JPY'];

/** `12,50` or `12.50` in minor units of the currency; undefined for what is no amount of it above zero. */
export function minorUnits(text: string, currency: Money['currency']): number | undefined {
  const digits = WITHOUT_CENTS.includes(currency) ? 0 : 2;
  const [, whole = '', fraction = ''] = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  if (whole === '' || fraction.length > digits) return undefined;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return minor > 0 ? minor : undefined;
}
