import { minorDigits } from './currency.js';
import { bcp47, type Locale } from '../language/locale.js';
import type { MoneyView } from './money.js';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as people of that language write it: `€1,234.50`, `1 234,50 €`, `￥29,825`. The minor units become a
 * decimal string by the currency's own digits; no floating point is involved. Spaces are U+00A0, never U+202F.
 */
export function moneyText(money: MoneyView, language: Locale): string {
  const parts = format(money, language).format(decimalText(money) as Intl.StringNumericLiteral);
  return parts.replaceAll('\u202F', '\u00A0');
}

/** The exact decimal of an amount: 1205 EUR cents are `12.05`, 1205 JPY are `1205`. For XML, CSV and `Intl`. */
export function decimalText({ amount, currency }: MoneyView): string {
  const digits = minorDigits(currency);
  const sign = amount < 0 ? '-' : '';
  const whole = String(Math.abs(amount)).padStart(digits + 1, '0');
  return digits === 0 ? sign + whole : `${sign}${whole.slice(0, -digits)}.${whole.slice(-digits)}`;
}

function format({ currency }: MoneyView, language: Locale): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = minorDigits(currency);
  const made = new Intl.NumberFormat(bcp47(language), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}
