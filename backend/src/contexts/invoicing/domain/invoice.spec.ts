import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { A_COMPANY, aLine, aSale } from '../testing/a-sale.js';
import { CreditExceedsInvoice } from './invoice.errors.js';
import { creditNoteOf, type Invoice, type InvoiceDraft, invoiceOf, spreadCredit } from './invoice.js';
import type { Sale } from './sales.js';
import { VAT_RATES } from './vat-rates.js';

const NOW = new Date('2027-05-01T12:00:00Z');
const issue = { seller: A_COMPANY, rates: VAT_RATES, now: NOW };

const numbered = (draft: InvoiceDraft | undefined, number = 'INV-2027-000001'): Invoice => {
  if (!draft) throw new Error('nothing was invoiced');
  return { ...draft, id: number, number };
};
const invoiced = (sale: Sale): Invoice => numbered(invoiceOf(sale, issue));
const credit = (invoice: Invoice, earlier: readonly Invoice[], parts: readonly { lineId: string; amount: number }[]) =>
  creditNoteOf(invoice, earlier, parts, { key: 'refund:1', now: NOW });

describe('an invoice', () => {
  it('of a tour says the margin scheme and shows no VAT', () => {
    expect(invoiced(aSale())).toMatchObject({
      kind: 'invoice',
      total: 25_301,
      vat: [],
      lines: [
        {
          id: 'line-1',
          tax: { regime: 'margin-scheme' },
          booking: { name: 'Colosseum (en_US)', reference: 'BK-4F8T2W' },
        },
      ],
    });
  });

  it('of a plain service shows its VAT', () => {
    const sale = aSale({ lines: [aLine('line-1', 12_200, { tax: 'standard' })] });
    expect(invoiced(sale).vat).toEqual([{ country: 'IT', basisPoints: 2200, net: 10_000, vat: 2200 }]);
  });

  it('is dated by the company’s clock', () => {
    const draftAt = (instant: string) => invoiceOf(aSale(), { ...issue, now: new Date(instant) });
    expect(draftAt('2027-12-31T22:59:59Z')?.issuedOn).toBe('2027-12-31');
    expect(draftAt('2027-12-31T23:00:00Z')?.issuedOn).toBe('2028-01-01');
  });

  it('takes a gift card as a means of payment: the total stays', () => {
    const sale = aSale({ giftCards: [{ id: 'card', amount: { amount: 10_000, currency: 'EUR' } }] });
    expect(invoiced(sale)).toMatchObject({ total: 25_301, giftCards: [{ id: 'card', amount: 10_000 }] });
  });

  it('names a gift card that was bought beside its total, and is none for a gift card alone', () => {
    const voucher = aLine('voucher', 5000, { kind: 'gift-card', tax: 'gift-card' });
    expect(invoiced(aSale({ lines: [aLine('line-1', 25_301), voucher] }))).toMatchObject({
      total: 25_301,
      vouchers: [{ id: 'voucher', amount: 5000 }],
    });
    expect(invoiceOf(aSale({ lines: [voucher] }), issue)).toBeUndefined();
  });
});

describe('a credit note', () => {
  const invoice = invoiced(
    aSale({
      lines: [
        aLine('fare', 12_200, { tax: 'standard' }),
        aLine('discount', -1220, { kind: 'discount', tax: 'standard' }),
      ],
    }),
  );

  it('takes the lines back at the rates of its invoice, and names it', () => {
    const parts = [
      { lineId: 'fare', amount: 6100 },
      { lineId: 'discount', amount: -610 },
    ];
    expect(credit(invoice, [], parts)).toMatchObject({
      kind: 'credit-note',
      original: { id: invoice.id, number: 'INV-2027-000001' },
      total: -5490,
      lines: [{ amount: -6100 }, { amount: 610 }],
      vat: [{ basisPoints: 2200, net: -4500, vat: -990 }],
    });
  });

  it('takes back all that earlier ones left, and no more', () => {
    const first = numbered(credit(invoice, [], [{ lineId: 'fare', amount: 6100 }]), 'CN-2027-000001');
    expect(credit(invoice, [first], [{ lineId: 'fare', amount: 6100 }])?.total).toBe(-6100);
    expect(() => credit(invoice, [first], [{ lineId: 'fare', amount: 6101 }])).toThrow(
      new CreditExceedsInvoice({ invoice: 'INV-2027-000001' }),
    );
  });

  it('is none for lines of others, or for nothing', () => {
    expect(credit(invoice, [], [{ lineId: 'other', amount: 100 }])).toBeUndefined();
    expect(credit(invoice, [], [{ lineId: 'fare', amount: 0 }])).toBeUndefined();
  });

  it('falls on all lines in proportion where the money names none', () => {
    expect(spreadCredit(invoice, [], 5490)).toEqual([
      { lineId: 'fare', amount: 6100 },
      { lineId: 'discount', amount: -610 },
    ]);
  });

  it('never exceeds the invoice, whatever goes back how often', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 12_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, (backs) => {
        const notes: Invoice[] = [];
        for (const [index, back] of backs.entries()) {
          const draft = credit(invoice, notes, spreadCredit(invoice, notes, back));
          if (draft) notes.push(numbered(draft, `CN-2027-${index}`));
        }
        const credited = notes.reduce((sum, { total }) => sum - total, 0);
        const wanted = backs.reduce((sum, back) => sum + back, 0);
        expect(credited).toBe(Math.min(wanted, invoice.total));
      }),
    );
  });
});
