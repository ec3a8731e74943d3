import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFound } from '../../testing/contract.js';
import { invoiceQuery, invoicesQuery } from './invoices.api.js';

const { boolean, eachLike, integer, string } = MatchersV3;
const given = 'an admin of a product with an invoice';
const ISSUED = '0192c7a0-0000-7000-8000-000000000061';
const NOTHING = '0192c7a0-0000-7000-8000-0000000000ff';
const PATH = '/api/admin/invoices';
const site = { locale: 'en_US' } as const;
const query = { language: 'en_US' };
const total = { amount: 19_500, currency: 'EUR' };

const row = {
  id: ISSUED,
  number: 'INV-2026-000901',
  kind: 'invoice',
  issuedOn: '2026-11-20',
  orderReference: 'CIC-PACT01',
  customer: 'Ada Rossi',
  total,
};

describe('the invoices of the team', () => {
  it('are listed by number', async () => {
    const pagination = { page: 1, size: 25, totalItems: integer(1), totalPages: integer(1), hasMore: boolean(false) };
    const expectation = {
      given,
      path: PATH,
      query: { ...query, kind: 'invoice', query: 'INV-2026-000901', page: 1 },
      answer: { items: eachLike(row), pagination },
    };
    const found = await expectAnswer('the invoices that begin so', expectation, (client) =>
      client.fetchQuery(invoicesQuery({ kind: 'invoice', query: 'INV-2026-000901' }, site)),
    );
    expect(found.items[0]?.number).toBe('INV-2026-000901');
  });

  it('show one with its lines', async () => {
    const answer = {
      ...row,
      person: 'Ada Rossi',
      language: 'en_US',
      seller: string('Cicerone S.r.l., Roma'),
      lines: eachLike({ kind: 'fare', taxRegime: 'margin-scheme', amount: total }),
      vat: [],
      giftCards: { amount: 0, currency: 'EUR' },
      others: [],
    };
    const expectation = { given, path: `${PATH}/${ISSUED}`, query, answer };
    const found = await expectAnswer('an invoice', expectation, (client) =>
      client.fetchQuery(invoiceQuery(ISSUED, site)),
    );
    expect(found.lines).toHaveLength(1);
  });

  it('say that there is no such invoice', async () => {
    const expectation = { given, path: `${PATH}/${NOTHING}`, query, ...notFound };
    const asked = expectAnswer('an invoice that is not', expectation, (client) =>
      client.fetchQuery(invoiceQuery(NOTHING, site)),
    );
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });
});
