import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFound } from '../../testing/contract.js';
import { attentionQuery, guidesQuery, paymentMattersQuery, settleCall, settleMatter } from './attention.api.js';

const { boolean, datetime, eachLike, integer, like, string } = MatchersV3;
const given = 'an admin whom a mission and a payment wait for';
const MISSION = '0192c7a0-0000-7000-8000-000000000010';
const CALL = '0192c7a0-0000-7000-8000-000000000011';
const MATTER = '0192c7a0-0000-7000-8000-000000000012';
const NOTHING = '0192c7a0-0000-7000-8000-0000000000ff';
const INSTANT = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z');
const payments = '/api/admin/payments/attention';

describe('what waits for the team', () => {
  it('shows missions without a guide, who comes and who was asked', async () => {
    const mission = {
      uuid: MISSION,
      bookingReferences: ['BK-4F8T2W'],
      city: 'Rome',
      tour: 'Colosseum and Forum',
      date: '2026-12-05',
      time: '09:30',
      startsAt: INSTANT,
      timeZone: 'Europe/Rome',
      guideLanguage: 'it_IT',
      customers: [
        { reference: 'BK-4F8T2W', name: 'Ada Hartley', phone: like('+44'), email: like('ada@example.com'), people: 2 },
      ],
      asked: eachLike({
        uuid: like(MISSION),
        name: like('Giulia'),
        contact: like('+39'),
        email: like('g@example.com'),
        answer: 'no',
        isWaitedFor: false,
      }),
    };
    const answer = [{ id: CALL, kind: 'nobody-left', since: INSTANT, mission }];
    const expectation = { given, path: '/api/admin/attention', query: { language: 'de_DE' }, answer };
    const [call] = await expectAnswer('the missions that wait', expectation, (client) =>
      client.fetchQuery(attentionQuery({ locale: 'de_DE' })),
    );
    expect(call?.mission.customers[0]?.people).toBe(2);
  });

  it('shows which guides could take one', async () => {
    const guide = {
      uuid: like(MISSION),
      name: like('Giulia Marchetti'),
      contact: like('+39'),
      languages: eachLike('it_IT'),
      speaksIt: boolean(true),
      isQualified: boolean(true),
      isFree: boolean(true),
      hasDayOff: boolean(false),
    };
    const expectation = { given, path: `/api/admin/missions/${MISSION}/guides`, answer: eachLike(guide) };
    const guides = await expectAnswer('who could take a mission', expectation, (client) =>
      client.fetchQuery(guidesQuery(MISSION)),
    );
    expect(guides[0]?.isFree).toBe(true);
  });

  it('shows money that must be looked at', async () => {
    const money = { amount: 18_000, currency: 'EUR' };
    const matter = {
      id: MATTER,
      kind: 'unknown-payment',
      raisedAt: INSTANT,
      gateway: { name: 'stripe', payment: 'pi_twice' },
      amount: money,
      due: money,
    };
    const pagination = { page: 1, size: 20, totalItems: integer(1), totalPages: integer(1) };
    const expectation = {
      given,
      path: payments,
      query: { state: 'open', page: 1, size: 20 },
      answer: { matters: [matter], pagination },
    };
    const { matters } = await expectAnswer('the payments that wait', expectation, (client) =>
      client.fetchQuery(paymentMattersQuery('open', 1, 20)),
    );
    expect(matters[0]?.gateway.payment).toBe('pi_twice');
  });

  it('is settled by who has seen to it', async () => {
    const call = { given, method: 'POST', path: `/api/admin/attention/${CALL}/settle`, status: 204 } as const;
    await expectAnswer('to settle a mission', call, (_, api) => settleCall(api, CALL));
    const note = 'Given back at the gateway.';
    const matter = {
      given,
      method: 'POST',
      path: `${payments}/${MATTER}/settle`,
      body: { note },
      status: 204,
    } as const;
    await expectAnswer('to settle a payment', matter, (_, api) => settleMatter(api, MATTER, note));
  });

  it.each([
    ['a mission', '/api/admin/attention', undefined],
    ['a payment', payments, { note: string('Seen to.') }],
  ])('is told that %s does not wait', async (thing, at, body) => {
    const expectation = {
      given,
      method: 'POST',
      path: `${at}/${NOTHING}/settle`,
      ...(body ? { body } : {}),
      ...notFound,
    } as const;
    const settled = expectAnswer(`to settle ${thing} that does not wait`, expectation, (_, api) =>
      body ? settleMatter(api, NOTHING, 'Seen to.') : settleCall(api, NOTHING),
    );
    await expect(settled).rejects.toMatchObject({ status: 404 });
  });
});
