import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer } from '../../testing/contract.js';
import { object, payoutsQuery } from './guide-payments.api.js';

const { datetime, eachLike, integer, boolean } = MatchersV3;
const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const some = { amount: integer(12_600), currency: 'EUR' };
const standing = { hasAccount: boolean(false), hasTaxDetails: boolean(false), isLastPayment: boolean(false) };
const INSTANT = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z');

describe('the payments of a guide', () => {
  it('are those of a year, with the lines and the bill of each', async () => {
    const payout = {
      id: '0192c7a0-0000-7000-8000-000000000082',
      month: '2026-10',
      amount: eur(12_600),
      state: 'paid',
      payOn: '2026-11-06',
      paidAt: INSTANT,
      billNumber: 'SB-PACT-2026-0001',
      lines: [
        {
          missionId: '0192c7a0-0000-7000-8000-000000000083',
          date: '2026-10-05',
          tour: 'Colosseum and Forum',
          kind: 'share',
          bookingReference: 'BK-4F8T2W',
          basisPoints: 7000,
          amount: eur(12_600),
        },
      ],
      objections: [],
      actions: [],
    };
    const answer = {
      payouts: [payout],
      totals: [eur(12_600)],
      open: eachLike(some),
      held: [],
      minimums: eachLike(some),
      ...standing,
    };
    const expectation = {
      given: 'a guide who was paid',
      path: '/api/me/payouts',
      query: { year: 2026, language: 'it_IT' },
      answer,
    };
    const found = await expectAnswer('the payments of 2026', expectation, (client) =>
      client.fetchQuery(payoutsQuery(2026, { locale: 'it_IT' })),
    );
    expect(found.payouts[0]?.billNumber).toBe('SB-PACT-2026-0001');
  });

  it('take no objection once the bill is written', async () => {
    const id = '0192c7a0-0000-7000-8000-000000000082';
    const path = `/api/me/payouts/${id}/objections`;
    const asked = expectAnswer(
      'an objection that comes too late',
      {
        given: 'a guide who was paid',
        method: 'POST',
        path,
        body: { text: 'Wrong' },
        ...conflict('OBJECTION_TOO_LATE'),
      },
      (_, api) => object(api, id, 'Wrong'),
    );
    await expect(asked).rejects.toMatchObject({ code: 'OBJECTION_TOO_LATE' });
  });
});
