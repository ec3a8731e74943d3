import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer, notFound } from '../../testing/contract.js';
import { changePromoCode, createPromoCode, endPromoCode, promoCodeQuery, promoCodesQuery } from './promo-codes.api.js';

const { boolean, datetime, eachLike, integer, like } = MatchersV3;
const given = 'an admin of a product with promo codes';
const RUNNING = '0192c7a0-0000-7000-8000-000000000051';
const ENDED = '0192c7a0-0000-7000-8000-000000000052';
const NOTHING = '0192c7a0-0000-7000-8000-0000000000ff';
const PATH = '/api/admin/promo-codes';
const INSTANT = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z');
const STARTS = '2026-11-20T12:00:00.000Z';

const row = {
  id: RUNNING,
  code: 'PACT-SPRING',
  kind: 'campaign',
  state: 'running',
  percent: 20,
  startsAt: INSTANT,
  endsAt: null,
  mostUses: 5,
  usesTaken: 0,
  createdAt: INSTANT,
  endedAt: null,
};

describe('the promo codes of the team', () => {
  it('are listed by state and beginning', async () => {
    const pagination = { page: 1, size: 25, totalItems: integer(1), totalPages: integer(1), hasMore: boolean(false) };
    const expectation = {
      given,
      path: PATH,
      query: { state: 'running', query: 'pact-s', page: 1 },
      answer: { items: eachLike(row), pagination },
    };
    const found = await expectAnswer('the running promo codes', expectation, (client) =>
      client.fetchQuery(promoCodesQuery({ state: 'running', query: 'pact-s' })),
    );
    expect(found.items[0]?.code).toBe('PACT-SPRING');
  });

  it('show one with what may be done', async () => {
    const answer = { ...row, minimum: null, usesCounted: 0, uses: [], version: integer(1), actions: ['change', 'end'] };
    const expectation = { given, path: `${PATH}/${RUNNING}`, answer };
    const found = await expectAnswer('a promo code', expectation, (client) =>
      client.fetchQuery(promoCodeQuery(RUNNING)),
    );
    expect(found.actions).toEqual(['change', 'end']);
  });

  it('say that there is no such code', async () => {
    const expectation = { given, path: `${PATH}/${NOTHING}`, ...notFound };
    const asked = expectAnswer('a promo code that is not', expectation, (client) =>
      client.fetchQuery(promoCodeQuery(NOTHING)),
    );
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it('are made, unless the code is taken', async () => {
    const body = { code: 'PACT-NEW', percent: 10, startsAt: STARTS };
    const made = {
      given,
      method: 'POST' as const,
      path: PATH,
      body,
      status: 201,
      answer: { ...row, id: like(RUNNING), code: 'PACT-NEW', percent: 10, mostUses: null },
    };
    const { code } = await expectAnswer('a new promo code', made, (_, api) => createPromoCode(api, body, 'pact-new'));
    expect(code).toBe('PACT-NEW');
    const twice = { ...body, code: 'PACT-SPRING' };
    const refused = { given, method: 'POST' as const, path: PATH, body: twice, ...conflict('PROMO_CODE_TAKEN') };
    const asked = expectAnswer('a promo code that is taken', refused, (_, api) =>
      createPromoCode(api, twice, 'pact-twice'),
    );
    await expect(asked).rejects.toMatchObject({ code: 'PROMO_CODE_TAKEN' });
  });

  it('are not changed by whoever saw an older version', async () => {
    const body = { percent: 30, startsAt: STARTS, version: 99 };
    const refused = {
      given,
      method: 'PUT' as const,
      path: `${PATH}/${RUNNING}`,
      body,
      ...conflict('CHANGED_MEANWHILE'),
    };
    const asked = expectAnswer('a change of an older promo code', refused, (_, api) =>
      changePromoCode(api, RUNNING, body),
    );
    await expect(asked).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('are ended once', async () => {
    const refused = {
      given,
      method: 'POST' as const,
      path: `${PATH}/${ENDED}/end`,
      body: { version: 2 },
      ...conflict('PROMO_CODE_ENDED'),
    };
    const asked = expectAnswer('the end of an ended promo code', refused, (_, api) => endPromoCode(api, ENDED, 2));
    await expect(asked).rejects.toMatchObject({ code: 'PROMO_CODE_ENDED' });
  });
});
