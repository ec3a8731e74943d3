import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer, notFound } from '../../testing/contract.js';
import { blockGiftCard, giftCardQuery, giftCardsQuery } from './gift-card-desk.api.js';

const { boolean, eachLike, integer, string } = MatchersV3;
const given = 'an admin of a product with a gift card';
const CARD = '0192c7a0-0000-7000-8000-000000000071';
const NOTHING = '0192c7a0-0000-7000-8000-0000000000ff';
const PATH = '/api/admin/gift-cards';

const row = {
  id: CARD,
  last4: '4B8C',
  state: 'active',
  origin: 'bought',
  amount: 10_000,
  balance: 10_000,
  currency: 'EUR',
  orderReference: 'CIC-PACT02',
  buyerName: 'Ada Rossi',
  recipientName: 'Grace Hopper',
  issuedAt: string('2026-11-20T12:00:00.000Z'),
  expiresAt: string('2099-12-31T23:59:59.000Z'),
};

describe('the gift cards of the team', () => {
  it('are listed by state and the end of the code', async () => {
    const pagination = { page: 1, size: 25, totalItems: integer(1), totalPages: integer(1), hasMore: boolean(false) };
    const expectation = {
      given,
      path: PATH,
      query: { state: 'active', query: '4B8C', page: 1 },
      answer: { items: eachLike(row), pagination },
    };
    const found = await expectAnswer('the active gift cards that end so', expectation, (client) =>
      client.fetchQuery(giftCardsQuery({ state: 'active', query: '4B8C' })),
    );
    expect(found.items[0]?.last4).toBe('4B8C');
  });

  it('show one with its movements and what may be done', async () => {
    const answer = {
      ...row,
      buyerEmail: 'ada.rossi@example.com',
      movements: eachLike({ kind: 'issue', amount: 10_000, orderReference: 'CIC-PACT02' }),
      version: integer(1),
      actions: eachLike('block'),
    };
    const expectation = { given, path: `${PATH}/${CARD}`, answer };
    const found = await expectAnswer('a gift card', expectation, (client) => client.fetchQuery(giftCardQuery(CARD)));
    expect(found.movements).toHaveLength(1);
  });

  it('say that there is no such card', async () => {
    const expectation = { given, path: `${PATH}/${NOTHING}`, ...notFound };
    const asked = expectAnswer('a gift card that is not', expectation, (client) =>
      client.fetchQuery(giftCardQuery(NOTHING)),
    );
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it('are not blocked over a change of somebody else', async () => {
    const body = { reason: 'Stolen', version: 7 };
    const expectation = {
      given,
      method: 'POST' as const,
      path: `${PATH}/${CARD}/block`,
      body,
      ...conflict('CHANGED_MEANWHILE'),
    };
    const asked = expectAnswer('to block a gift card that has changed', expectation, (_, api) =>
      blockGiftCard(api, CARD, body.reason, body.version),
    );
    await expect(asked).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });
});
