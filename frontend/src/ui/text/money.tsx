import { useIntl } from 'react-intl';

export interface Money {
  /** Whole number of the currency's minor unit; yen have none. */
  readonly amount: number;
  readonly currency: string;
}

interface Format {
  readonly format: Intl.NumberFormat;
  readonly digits: number;
}

const formats = new Map<string, Format>();

function formatOf(locale: string, currency: string, options: Intl.NumberFormatOptions = {}): Format {
  const key = `${locale} ${currency} ${options.maximumFractionDigits ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { ...options, style: 'currency', currency });
  const made = { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
  formats.set(key, made);
  return made;
}

/** Digits behind the point: none for yen. */
export const digitsOf = (currency: string): number => formatOf('en-US', currency).digits;

/** 12900 with two digits → "129.00": moves the point in the text, so that no floating point holds money. */
function decimalOf(amount: number, digits: number): Intl.StringNumericLiteral {
  const sign = amount < 0 ? '-' : '';
  const units = String(Math.abs(amount)).padStart(digits + 1, '0');
  const text = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
  return `${sign}${text}` as Intl.StringNumericLiteral;
}

/** `{amount: 12900, currency: 'EUR'}` → `129,00 €` in German, by the currency's own digits. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const { format, digits } = formatOf(locale, currency);
  return format.format(decimalOf(amount, digits));
}

/** `{amount: 12900, currency: 'EUR'}` → `129.00`, for machines. */
export function moneyDecimal({ amount, currency }: Money): string {
  return decimalOf(amount, digitsOf(currency));
}

/** Without its smaller part: for the ends of a filter, where cents say nothing. */
export const formatRoundMoney = ({ amount, currency }: Money, locale: string): string => {
  const { format } = formatOf(locale, currency, { maximumFractionDigits: 0 });
  return format.format(decimalOf(amount, digitsOf(currency)));
};

export const MoneyText = ({ value, className = '' }: { value: Money; className?: string }) => (
  <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatMoney(value, useIntl().locale)}</span>
);
