import { Money } from '../../../shared-kernel/money/money.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { TaxUnknown } from './invoice.errors.js';
import type { VatRate } from './vat-rates.js';

export const TAX_REGIMES = ['margin-scheme', 'standard', 'exempt', 'outside-eu', 'agent', 'voucher'] as const;
/**
 * `margin-scheme`: the travel agents' one, whose invoices show no VAT. `agent`: sold in the name of the provider.
 * `voucher`: a multi-purpose voucher, such as a gift card, which bears no VAT when it is sold.
 */
export type TaxRegime = (typeof TAX_REGIMES)[number];

export interface LineTax {
  readonly regime: TaxRegime;
  /** Of the standard regime. */
  readonly country?: string;
  /** Of the standard regime: hundredths of a percent. */
  readonly basisPoints?: number;
}

/** Dated rates and the country where the company pays VAT. */
export interface TaxRules {
  readonly rates: readonly VatRate[];
  readonly country: string;
}

const isRegime = (text: string): text is TaxRegime => TAX_REGIMES.some((regime) => regime === text);

/**
 * The tax of a line by the code that the sale kept: a regime, or `standard:FR` for another country than the company's.
 *
 * @param on local date, `yyyy-MM-dd`
 */
export function taxOf(code: string, on: string, { rates, country: home }: TaxRules): LineTax {
  const [named = '', country = home] = code.split(':');
  const regime = named === 'gift-card' ? 'voucher' : named;
  if (!isRegime(regime)) throw new TaxUnknown(`the tax regime ${code}`);
  if (regime !== 'standard') return { regime };
  const latest = rates
    .filter((rate) => rate.country === country && rate.from <= on)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(-1);
  if (!latest) throw new TaxUnknown(`the VAT rate of ${country} on ${on}`);
  return { regime, country, basisPoints: latest.basisPoints };
}

/** The VAT within the amounts of one rate. Minor units; negative on credit notes. */
export interface VatPart {
  readonly country: string;
  readonly basisPoints: number;
  readonly net: number;
  readonly vat: number;
}

/** The VAT that prices include, one part for each country and rate. Other regimes show none. */
export function vatOf(
  lines: readonly { readonly amount: number; readonly tax: LineTax }[],
  currency: Currency,
): readonly VatPart[] {
  const gross = new Map<string, { country: string; basisPoints: number; amount: number }>();
  for (const { amount, tax } of lines) {
    const { country, basisPoints } = tax;
    if (country === undefined || basisPoints === undefined) continue;
    const key = `${country} ${basisPoints}`;
    gross.set(key, { country, basisPoints, amount: (gross.get(key)?.amount ?? 0) + amount });
  }
  return [...gross.values()].map(({ country, basisPoints, amount }) => {
    const [vat, net] = Money.of(amount, currency).split([basisPoints, 10_000]);
    return { country, basisPoints, net: net?.amount ?? 0, vat: vat?.amount ?? 0 };
  });
}
