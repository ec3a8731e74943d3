import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { Company } from '../domain/company.js';
import { type Sale, Sales } from '../domain/sales.js';
import { A_COMPANY, aSale } from '../testing/a-sale.js';
import { InMemoryInvoices } from '../testing/in-memory-invoices.js';
import { InvoiceIssuing } from './invoice-issuing.js';

class InMemorySales extends Sales {
  readonly all = new Map<string, Sale>();
  async find(chargeId: string): Promise<Sale | undefined> {
    return this.all.get(chargeId);
  }
  async getOrderId(reference: string): Promise<string> {
    return reference;
  }
}

class OneCompany extends Company {
  get() {
    return A_COMPANY;
  }
}

describe('issuing', () => {
  let sales: InMemorySales;
  let invoices: InMemoryInvoices;
  let issuing: InvoiceIssuing;
  beforeEach(() => {
    sales = new InMemorySales();
    invoices = new InMemoryInvoices();
    issuing = new InvoiceIssuing(sales, invoices, new OneCompany(), new FixedClock(new Date('2027-05-01T12:00:00Z')));
    sales.all.set('charge-1', aSale());
  });
  const numbers = () => invoices.all.map(({ number }) => number);

  it('gives a charge one invoice', async () => {
    await issuing.issue('charge-1');
    await issuing.issue('charge-1');
    expect(numbers()).toEqual(['INV-2027-000001']);
  });

  it('gives none while the charge has bought nothing', async () => {
    await issuing.issue('charge-2');
    await issuing.creditAmount('charge-2', 500, 'payment-refund:1');
    expect(numbers()).toEqual([]);
  });

  it('credits a refund once, and issues the invoice first where the refund is told before the sale', async () => {
    const refund = () => issuing.credit([{ chargeId: 'charge-1', lineId: 'line-1', amount: 25_301 }], 'refund:1');
    await refund();
    await refund();
    await issuing.issue('charge-1');
    expect(numbers()).toEqual(['INV-2027-000001', 'CN-2027-000001']);
    expect(invoices.all.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  });

  it('credits each invoice of a refund on its own', async () => {
    sales.all.set('change-1', aSale({ chargeId: 'change-1', lines: [{ ...aSale().lines[0]!, id: 'line-2' }] }));
    await issuing.credit(
      [
        { chargeId: 'charge-1', lineId: 'line-1', amount: 100 },
        { chargeId: 'change-1', lineId: 'line-2', amount: 200 },
      ],
      'refund:1',
    );
    expect(invoices.all.map(({ kind, original, total }) => [kind, original?.number, total])).toEqual([
      ['invoice', undefined, 25_301],
      ['credit-note', 'INV-2027-000001', -100],
      ['invoice', undefined, 25_301],
      ['credit-note', 'INV-2027-000002', -200],
    ]);
  });

  it('spreads money that went back at the gateway over what is left', async () => {
    await issuing.creditAmount('charge-1', 20_000, 'payment-refund:1');
    await issuing.creditAmount('charge-1', 20_000, 'payment-refund:2');
    expect(invoices.all.map(({ total }) => total)).toEqual([25_301, -20_000, -5301]);
  });
});
