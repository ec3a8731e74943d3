import { useIntl } from 'react-intl';

export interface Money {
  /** Whole number of the currency's minor unit; yen have none. */
  readonly amount: number;
  readonly currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}

/** 12900 with two digits → "129.00": moves the point in the text, so that no floating point holds money. */
function decimalOf(amount: number, digits: number): Intl.StringNumericLiteral {
  const sign = amount < 0 ? '-' : '';
  const units = String(Math.abs(amount)).padStart(digits + 1, '0');
  const text = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
  return `${sign}${text}` as Intl.StringNumericLiteral;
}

/** `{amount: 12900, currency: 'EUR'}` → `129,00 €` in German, by the currency's own digits. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const format = formatOf(locale, currency);
  return format.format(decimalOf(amount, format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** `{amount: 12900, currency: 'EUR'}` → `129.00`, for machines. */
export function moneyDecimal({ amount, currency }: Money): string {
  return decimalOf(amount, formatOf('en-US', currency).resolvedOptions().maximumFractionDigits ?? 2);
}

/** Without its smaller part: for the ends of a filter, where cents say nothing. */
export const formatRoundMoney = ({ amount, currency }: Money, locale: string): string => {
  const digits = formatOf(locale, currency).resolvedOptions().maximumFractionDigits ?? 2;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return format.format(decimalOf(amount, digits));
};

export const MoneyText = ({ value, className = '' }: { value: Money; className?: string }) => (
  <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatMoney(value, useIntl().locale)}</span>
);
