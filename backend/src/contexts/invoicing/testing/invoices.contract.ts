import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type InvoiceDraft, invoiceOf } from '../domain/invoice.js';
import type { Invoices } from '../domain/invoices.js';
import { VAT_RATES } from '../domain/vat-rates.js';
import { A_COMPANY, aSale } from './a-sale.js';

export interface InvoicePorts {
  readonly invoices: Invoices;
  /** Runs the work in a transaction of its own. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A draft of a company that no other test uses. */
export function aDraft(company: string, now = new Date('2027-05-01T12:00:00Z')): InvoiceDraft {
  const sale = aSale({ chargeId: randomUUID(), order: { id: randomUUID(), reference: 'CIC-7K3M9Q' } });
  const draft = invoiceOf(sale, { seller: { ...A_COMPANY, code: company }, rates: VAT_RATES, now });
  if (!draft) throw new Error('nothing was invoiced');
  return draft;
}

/** What issuing relies on, of the invoices in memory and of those in PostgreSQL alike. */
export function invoicesContract(name: string, make: () => InvoicePorts): void {
  describe(`invoices ${name}`, () => {
    let ports: InvoicePorts;
    let company: string;
    beforeEach(() => {
      ports = make();
      company = randomUUID();
    });
    const add = (draft: InvoiceDraft) => ports.alone(() => ports.invoices.add(draft));

    it('keep what is added', async () => {
      const draft = aDraft(company);
      const added = await add(draft);
      expect(added).toEqual({ ...draft, id: added.id, number: 'INV-2027-000001' });
      expect(await ports.alone(() => ports.invoices.findOfCharge(draft.chargeId))).toEqual(added);
      expect(await ports.alone(() => ports.invoices.findOfCharge(randomUUID()))).toBeUndefined();
    });

    it('find the credit notes of an invoice, oldest first', async () => {
      const { id, number } = await add(aDraft(company));
      const note = (key: string): InvoiceDraft => ({
        ...aDraft(company),
        kind: 'credit-note',
        original: { id, number },
        key: `${company} ${key}`,
      });
      const notes = [await add(note('1')), await add(note('2'))];
      expect(await ports.alone(() => ports.invoices.creditNotesOf(id))).toEqual(notes);
      expect(notes.map((each) => each.number)).toEqual(['CN-2027-000001', 'CN-2027-000002']);
    });

    it('count by company, kind and year', async () => {
      const inNextYear = new Date('2028-01-01T12:00:00Z');
      expect((await add(aDraft(company))).number).toBe('INV-2027-000001');
      expect((await add(aDraft(company))).number).toBe('INV-2027-000002');
      expect((await add(aDraft(company, inNextYear))).number).toBe('INV-2028-000001');
      expect((await add(aDraft(`${company}-2`))).number).toBe('INV-2027-000001');
    });
  });
}
