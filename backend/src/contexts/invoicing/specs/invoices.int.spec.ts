import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { Commands } from '../../../platform/commands.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { OrderView } from '../../booking/queries/find-order.js';
import { Invoices } from '../domain/invoices.js';
import { StoreDocuments } from '../jobs/store-documents.job.js';
import type { InvoiceRecord } from '../queries/find-invoice-record.js';
import type { InvoicesPage } from '../queries/find-invoices.js';
import type { OrderInvoiceView } from '../queries/find-order-invoices.js';
import { aDraft, invoicesContract } from '../testing/invoices.contract.js';

const NOW = new Date('2027-05-01T07:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const AT_ONCE = 40;

let testApp: BookingTestApp;
const invoices = () => testApp.app.get(Invoices, { strict: false });
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => testApp.app.get(Commands).inTransaction(work);

beforeAll(async () => {
  testApp = await BookingTestApp.open(NOW);
});
afterAll(() => testApp.close());

invoicesContract('in PostgreSQL', () => ({ invoices: invoices(), alone }));

describe('numbers', () => {
  const numbersOf = (company: string) =>
    testApp.app.get(ReadDb).rows<{ sequence: number }>(sql`
      select sequence from invoicing.invoice where company = ${company} order by sequence`);

  it('have no gaps, forty at once and every third of them undone', async () => {
    const company = randomUUID();
    const undone = new Error('undone');
    const issue = (index: number): Promise<void> =>
      alone(async () => {
        const draft = aDraft(company);
        await invoices().lockCharges([draft.chargeId]);
        await invoices().add(draft);
        if (index % 3 === 0) throw undone;
      });
    const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => issue(index)));
    expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))).toEqual(
      Array<Error>(14).fill(undone),
    );
    expect((await numbersOf(company)).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 26 }, (_, index) => index + 1),
    );
  });

  it('cannot be changed, taken away or counted on by hand', async () => {
    const company = randomUUID();
    const { id } = await alone(() => invoices().add(aDraft(company)));
    for (const statement of [
      sql`update invoicing.invoice set total = 1 where id = ${id}`,
      sql`delete from invoicing.invoice where id = ${id}`,
      sql`update invoicing.number_series set last = 7 where company = ${company}`,
      sql`delete from invoicing.number_series where company = ${company}`,
    ])
      await expect(testApp.change(statement)).rejects.toMatchObject({ code: '23001' });
  });
});

describe('the invoice of an order', () => {
  async function ordered(email: string, changes: object = {}) {
    testApp.moveTo(NOW);
    const { date, time } = await testApp.freeSlot(TOUR, 180, 2);
    const visitor = testApp.visitor();
    await visitor.put(TOUR, 180, date, time, 2);
    const { body: order } = await visitor.order(undefined, { email, ...changes });
    return { visitor, order };
  }
  async function bought(email: string, changes: object = {}) {
    const { visitor, order } = await ordered(email, changes);
    await visitor.pay(order);
    await testApp.settle();
    return { visitor, order };
  }
  const list = async (visitor: Visitor, { reference, accessToken }: OrderView) =>
    (await visitor.ask<OrderInvoiceView[]>('GET', `/api/orders/${reference}/invoices?token=${accessToken}`)).body;
  const pdf = ({ reference, accessToken }: OrderView, more = '') =>
    testApp.app.inject({ method: 'GET', url: `/api/orders/${reference}/invoice?token=${accessToken}${more}` });

  it('is there once it is paid, and its PDF stays the same for good', async () => {
    const { visitor, order } = await ordered('invoiced@example.com');
    expect(await list(visitor, order)).toEqual([]);
    const before = await pdf(order);
    expect([before.statusCode, before.json()]).toMatchObject([409, { code: 'INVOICE_NOT_ISSUED' }]);
    await visitor.pay(order);
    await testApp.settle();
    const [invoice] = await list(visitor, order);
    expect(invoice).toEqual({
      number: expect.stringMatching(/^INV-2027-\d{6}$/),
      kind: 'invoice',
      issuedOn: '2027-05-01',
      total: order.grandTotal,
    });
    const opened = await Promise.all([pdf(order), pdf(order), pdf(order, `&number=${invoice?.number}`)]);
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const hashes = opened.map(({ rawPayload }) => createHash('sha256').update(rawPayload).digest('hex'));
    expect(new Set(hashes).size).toBe(1);
    expect(opened[0]?.headers['content-disposition']).toBe(`attachment; filename="invoice-${invoice?.number}.pdf"`);
    testApp.moveTo(new Date('2027-05-20T07:00:00Z'));
    expect(
      createHash('sha256')
        .update((await pdf(order)).rawPayload)
        .digest('hex'),
    ).toBe(hashes[0]);
  });

  it('is for who may see the order, and for numbers of that order', async () => {
    const { order } = await bought('mine@example.com');
    const { order: other } = await bought('other@example.com');
    const [number] = (await list(testApp.visitor(), other)).map((each) => each.number);
    expect((await pdf(order, `&number=${number}`)).statusCode).toBe(404);
    expect((await pdf({ ...order, accessToken: other.accessToken ?? '' })).statusCode).toBe(404);
    expect((await testApp.visitor().ask('GET', `/api/orders/${order.reference}/invoices`)).status).toBe(401);
  });

  it('names the company that pays', async () => {
    const billing = {
      companyName: 'Engines Ltd',
      vat: 'GB980780684',
      address: { street: '1 Square', city: 'London', country: 'GB' },
    };
    const { order } = await bought('company@example.com', { billing });
    const admin = await testApp.visitor().signIn('admin@cicerone.example');
    const { body: page } = await admin.ask<InvoicesPage>('GET', `/api/admin/invoices?query=${order.reference}`);
    expect(page.items).toMatchObject([{ customer: 'Engines Ltd', orderReference: order.reference, kind: 'invoice' }]);
    const { body: record } = await admin.ask<InvoiceRecord>('GET', `/api/admin/invoices/${page.items[0]?.id}`);
    expect(record).toMatchObject({
      person: 'Ada Lovelace',
      company: { name: 'Engines Ltd', country: 'GB' },
      lines: [{ kind: 'fare', taxRegime: 'margin-scheme', amount: order.grandTotal }],
      vat: [],
      others: [],
    });
  });

  it('is credited with the refund of a cancellation, line by line', async () => {
    const { visitor, order } = await bought('credited@example.com');
    const [booking] = order.bookings;
    const path = `/api/me/bookings/${booking?.reference}`;
    const token = `?token=${order.accessToken}`;
    const { body: quote } = await visitor.ask<{ token: string }>('POST', `${path}/cancel-quote${token}`, {});
    await visitor.ask('POST', `${path}/cancel${token}`, { token: quote.token }, { 'idempotency-key': randomUUID() });
    await testApp.settle();
    const [invoice, note] = await list(visitor, order);
    expect(note).toEqual({
      number: expect.stringMatching(/^CN-2027-\d{6}$/),
      kind: 'credit-note',
      issuedOn: '2027-05-01',
      total: { ...order.grandTotal, amount: -order.grandTotal.amount },
      corrects: invoice?.number,
    });
    expect((await pdf(order, `&number=${note?.number}`)).headers['content-disposition']).toContain('credit-note-CN-');
  });

  it('is stored by a job where nobody opens it', async () => {
    const { order } = await bought('unopened@example.com');
    await alone(() => testApp.app.get(StoreDocuments, { strict: false }).run());
    const [stored] = await testApp.app.get(ReadDb).rows<{ sha256: string }>(sql`
      select d.sha256 from invoicing.stored_document d join invoicing.invoice i on i.id = d.invoice_id
      where i.order_reference = ${order.reference}`);
    const { rawPayload } = await pdf(order);
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(stored?.sha256);
  });

  it('stands in the accountant’s file of its month', async () => {
    const { order } = await bought('accountant@example.com');
    const admin = await testApp.visitor().signIn('admin@cicerone.example');
    const { body: page } = await admin.ask<InvoicesPage>('GET', `/api/admin/invoices?query=${order.reference}`);
    const month = await admin.text('/api/admin/invoices/accountant?month=2027-05');
    const decimal = (order.grandTotal.amount / 100).toString();
    expect(month).toContain(
      `${page.items[0]?.number},invoice,2027-05-01,,${order.reference},Ada Lovelace,,,,EUR,margin-scheme,,,${decimal},,${decimal}`,
    );
    expect(await admin.text('/api/admin/invoices/accountant?month=2027-04')).not.toContain('INV-');
  });
});
