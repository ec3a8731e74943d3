import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { localOf } from '../../../shared-kernel/time/local-time.js';
import type { IssuingCompany } from './company.js';
import { CreditExceedsInvoice } from './invoice.errors.js';
import type { InvoicedCustomer, Sale, SaleLine } from './sales.js';
import { type LineTax, taxOf, type TaxRules, type VatPart, vatOf } from './tax.js';

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** One line, in the customer's language. Minor units; what a credit note takes back is negative. */
export interface InvoiceLine {
  /** Of the order's line. */
  readonly id: string;
  readonly kind: SaleLine['kind'];
  readonly amount: number;
  readonly tax: LineTax;
  readonly reason?: string;
  readonly booking?: {
    readonly reference: string;
    readonly name: string;
    readonly city: string;
    /** ISO instant. */
    readonly startsAt: string;
    readonly timeZone: string;
  };
}

/** What a gift card paid. Minor units. */
export interface GiftCardPart {
  readonly id: string;
  readonly amount: number;
}

/** An invoice or credit note that has no number yet. */
export interface InvoiceDraft {
  readonly kind: InvoiceKind;
  readonly seller: IssuingCompany;
  /** Local date of the company, `yyyy-MM-dd`. The number counts within its year. */
  readonly issuedOn: string;
  readonly issuedAt: Date;
  readonly chargeId: string;
  readonly order: { readonly id: string; readonly reference: string };
  /** The invoice that a credit note takes back, in whole or part. */
  readonly original: { readonly id: string; readonly number: string } | null;
  /** What asked for a credit note. A second request with the same key makes none. */
  readonly key: string | null;
  readonly language: Locale;
  readonly currency: Currency;
  readonly userId: string | null;
  readonly customer: InvoicedCustomer;
  readonly lines: readonly InvoiceLine[];
  /** Multi-purpose vouchers that the charge sold. They are no part of the total, and bear no VAT. */
  readonly vouchers: readonly InvoiceLine[];
  readonly giftCards: readonly GiftCardPart[];
  readonly vat: readonly VatPart[];
  readonly total: number;
}

/** It never changes: the database refuses it. */
export interface Invoice extends InvoiceDraft {
  readonly id: string;
  /** `INV-2027-000123`, `CN-2027-000004` */
  readonly number: string;
}

/** A part of an order's line that is given back; minor units with the sign of the line's amount. */
export interface CreditedLine {
  readonly lineId: string;
  readonly amount: number;
}

interface Issue {
  readonly seller: IssuingCompany;
  readonly rates: TaxRules['rates'];
  readonly now: Date;
}

/**
 * The invoice of a sale; undefined where there is nothing to invoice: a charge that sold vouchers only, or nothing that
 * costs money. Gift cards are a means of payment: what they paid does not lower the total.
 */
export function invoiceOf(sale: Sale, { seller, rates, now }: Issue): InvoiceDraft | undefined {
  const issuedOn = localOf(now, seller.timeZone).slice(0, 10);
  const rules = { rates, country: seller.country };
  const all = sale.lines.map((line) => lineOf(line, sale, taxOf(line.tax, issuedOn, rules)));
  const lines = all.filter(({ tax }) => tax.regime !== 'voucher');
  if (lines.every(({ amount }) => amount === 0)) return undefined;
  const { chargeId, order, language, currency, userId, customer } = sale;
  return {
    kind: 'invoice',
    seller,
    issuedOn,
    issuedAt: now,
    chargeId,
    order,
    original: null,
    key: null,
    language,
    currency,
    userId,
    customer,
    lines,
    vouchers: all.filter(({ tax }) => tax.regime === 'voucher'),
    giftCards: sale.giftCards.map(({ id, amount }) => ({ id, amount: amount.amount })),
    vat: vatOf(lines, currency),
    total: sumOf(lines),
  };
}

/**
 * The credit note that takes parts of an invoice back; undefined where they name none of its lines. It keeps the rates of
 * the invoice. Throws CreditExceedsInvoice beyond what earlier credit notes left.
 */
export function creditNoteOf(
  invoice: Invoice,
  earlier: readonly Pick<Invoice, 'lines'>[],
  parts: readonly CreditedLine[],
  { key, now }: { readonly key: string; readonly now: Date },
): InvoiceDraft | undefined {
  const left = leftOf(invoice, earlier);
  const lines = parts.flatMap(({ lineId, amount }) => {
    const line = left.find(({ id }) => id === lineId);
    if (!line || amount === 0) return [];
    if (Math.sign(amount) !== Math.sign(line.amount) || Math.abs(amount) > Math.abs(line.amount))
      throw new CreditExceedsInvoice({ invoice: invoice.number });
    return [{ ...line, amount: -amount }];
  });
  if (lines.length === 0) return undefined;
  return {
    ...invoice,
    kind: 'credit-note',
    issuedAt: now,
    issuedOn: localOf(now, invoice.seller.timeZone).slice(0, 10),
    original: { id: invoice.id, number: invoice.number },
    key,
    lines,
    vouchers: [],
    giftCards: [],
    vat: vatOf(lines, invoice.currency),
    total: sumOf(lines),
  };
}

/**
 * How money that went back without naming lines falls on what is left of an invoice: each line in proportion, at most all
 * of it. Minor units.
 */
export function spreadCredit(
  invoice: Invoice,
  earlier: readonly Pick<Invoice, 'lines'>[],
  amount: number,
): readonly CreditedLine[] {
  const left = leftOf(invoice, earlier).filter((line) => line.amount !== 0);
  const total = sumOf(left);
  const back = Math.min(amount, total);
  if (back <= 0) return [];
  const share = (lines: readonly InvoiceLine[], whole: number): readonly CreditedLine[] => {
    if (lines.length === 0 || whole === 0) return [];
    const parts = Money.of(whole, invoice.currency).split(lines.map((line) => Math.abs(line.amount)));
    return lines.map(({ id }, index) => ({ lineId: id, amount: parts[index]?.amount ?? 0 }));
  };
  const added = left.filter((line) => line.amount > 0);
  const taken = left.filter((line) => line.amount < 0);
  const [lowered = Money.zero(invoice.currency)] = Money.of(sumOf(taken), invoice.currency).split([back, total - back]);
  return [...share(added, back - lowered.amount), ...share(taken, lowered.amount)];
}

/** What earlier credit notes left of each line. */
function leftOf(invoice: Invoice, earlier: readonly Pick<Invoice, 'lines'>[]): readonly InvoiceLine[] {
  const credited = earlier.flatMap(({ lines }) => lines);
  return invoice.lines.map((line) => ({
    ...line,
    amount: line.amount + sumOf(credited.filter(({ id }) => id === line.id)),
  }));
}

function lineOf({ id, kind, amount, reason, booking }: SaleLine, { language }: Sale, tax: LineTax): InvoiceLine {
  return {
    id,
    kind,
    amount: amount.amount,
    tax,
    ...(reason === undefined ? {} : { reason }),
    ...(booking
      ? {
          booking: {
            reference: booking.reference,
            name: booking.name[language],
            city: booking.cityName[language],
            startsAt: booking.startsAt.toISOString(),
            timeZone: booking.timeZone,
          },
        }
      : {}),
  };
}

const sumOf = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
