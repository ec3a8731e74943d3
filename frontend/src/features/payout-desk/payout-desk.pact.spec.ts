import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer } from '../../testing/contract.js';
import { makeBatch, markBatchPaid, payoutPreviewQuery, payoutRowsQuery } from './payout-desk.api.js';

const { boolean, datetime, eachLike, integer, like } = MatchersV3;
const given = 'an admin of a product that paid a guide';
const BATCHES = '/api/admin/payout-batches';
const PAID = '0192c7a0-0000-7000-8000-000000000081';
const INSTANT = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z');
const some = { amount: integer(12_600), currency: 'EUR' };
/** The server refuses these calls without a key. */
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('the payouts of the team', () => {
  it('are listed by state', async () => {
    const row = {
      id: '0192c7a0-0000-7000-8000-000000000082',
      guideId: '0192c7a0-0000-7000-8000-000000000002',
      guideName: 'Giulia Marchetti',
      month: '2026-10',
      amount: some,
      state: 'paid',
      payOn: '2026-11-06',
      billNumber: 'SB-PACT-2026-0001',
      hasAccount: boolean(false),
      waitsForTaxDetails: boolean(false),
      hasOpenObjection: boolean(false),
    };
    const pagination = { page: 1, size: 25, totalItems: integer(1), totalPages: integer(1), hasMore: boolean(false) };
    const answer = { items: eachLike(row), pagination };
    const expectation = { given, path: '/api/admin/payouts', query: { state: 'paid', page: 1 }, answer };
    const found = await expectAnswer('the paid payouts', expectation, (client) =>
      client.fetchQuery(payoutRowsQuery({ state: 'paid' })),
    );
    expect(found.items[0]?.guideName).toBe('Giulia Marchetti');
  });

  it('show what is ready, and the files that were made', async () => {
    const batch = {
      id: PAID,
      method: 'bank',
      payments: integer(1),
      total: some,
      payOn: '2026-11-06',
      madeAt: INSTANT,
      paidAt: INSTANT,
      actions: ['download'],
    };
    const answer = { month: like('2026-11'), ready: [], open: eachLike(some), batches: eachLike(batch) };
    const found = await expectAnswer('the payment files', { given, path: BATCHES, answer }, (client) =>
      client.fetchQuery(payoutPreviewQuery()),
    );
    expect(found.batches[0]?.actions).toEqual(['download']);
  });

  it('make no file where nothing waits, and mark none as paid twice', async () => {
    const body = { method: 'paypal', currency: 'EUR' } as const;
    const made = expectAnswer(
      'a file without payments',
      { given, method: 'POST', path: BATCHES, body, ...withKey('pact-batch'), ...conflict('NOTHING_TO_PAY') },
      (_, api) => makeBatch(api, body, 'pact-batch'),
    );
    await expect(made).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' });
    const path = `${BATCHES}/${PAID}/paid`;
    const paid = expectAnswer(
      'a file that is paid',
      { given, method: 'POST', path, ...withKey('pact-paid'), ...conflict('BATCH_ALREADY_PAID') },
      (_, api) => markBatchPaid(api, PAID, 'pact-paid'),
    );
    await expect(paid).rejects.toMatchObject({ code: 'BATCH_ALREADY_PAID' });
  });
});
