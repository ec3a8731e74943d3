import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, ruledOut } from '../../testing/contract.js';
import {
  bookingQuery,
  cancelBooking,
  changeBooking,
  changePaymentQuery,
  quoteCancellation,
  quoteChange,
} from './bookings.api.js';

const { boolean, eachLike, like, string } = MatchersV3;
const given = 'a person with a paid booking';
const reference = 'BK-4F8T2W';
const path = `/api/me/bookings/${reference}`;
const language = { language: 'de_DE' };
const params = { reference, token: undefined, language: 'de_DE' } as const;
const money = like({ amount: 18_000, currency: 'EUR' });
const expiresAt = string('2026-11-20T12:15:00.000Z');

describe('the page of a booking', () => {
  it('shows it with what can be done about it', async () => {
    const answer = {
      reference,
      item: string('00000000-0000-7000-8000-000000000001'),
      orderReference: string('CIC-7K3M9Q'),
      status: 'pending',
      paymentStatus: 'paid',
      travellers: like({ adults: 2, children: 0, infants: 0 }),
      price: money,
      isCancellationFree: boolean(true),
      policy: like({ freeUntilMinutesBefore: 1440, latePercent: 0 }),
      cancellation: null,
      waitingChange: null,
      actions: eachLike('cancel'),
    };
    const booking = await expectAnswer('a booking', { given, path, query: language, answer }, (client) =>
      client.fetchQuery(bookingQuery(reference, undefined, { locale: 'de_DE' })),
    );
    expect(booking.status).toBe('pending');
  });

  it('tells what goes back before it cancels', async () => {
    const answer = {
      refund: money,
      lines: eachLike({ label: string('fare'), paid: money, refund: money }),
      means: eachLike({ method: 'card', amount: money }),
      deadline: string('2026-11-30T08:00:00.000Z'),
      token: string('a.b'),
      expiresAt,
    };
    const call = { given, method: 'POST', path: `${path}/cancel-quote`, query: language, body: {}, answer } as const;
    const quote = await expectAnswer('what goes back', call, (_, api) => quoteCancellation(api, params, undefined));
    expect(quote.token).toBe('a.b');
  });

  it('cancels on the terms of a quote alone', async () => {
    const headers = { 'idempotency-key': 'a-key-of-this-cancellation' };
    const call = {
      given,
      method: 'POST',
      path: `${path}/cancel`,
      query: language,
      headers,
      body: { token: 'x' },
    } as const;
    const told = expectAnswer(
      'a cancellation without terms',
      { ...call, ...ruledOut('CHANGE_TOKEN_INVALID', 'token') },
      (_, api) => cancelBooking(api, params, { token: 'x' }, headers['idempotency-key']),
    );
    await expect(told).rejects.toMatchObject({ code: 'CHANGE_TOKEN_INVALID' });
  });

  it('tells what a smaller party gives back', async () => {
    const terms = like({
      date: '2026-12-01',
      time: '09:00',
      duration: 180,
      price: { amount: 18_000, currency: 'EUR' },
    });
    const answer = {
      before: terms,
      after: terms,
      difference: like({ amount: 0, currency: 'EUR' }),
      token: string('a.b'),
      expiresAt,
    };
    const body = { travellers: { adults: 1, children: 0, infants: 0 } };
    const call = { given, method: 'POST', path: `${path}/change-quote`, query: language, body, answer } as const;
    const quote = await expectAnswer('what a change costs', call, (_, api) => quoteChange(api, params, body));
    expect(quote.after.duration).toBe(180);
  });

  it('changes on the terms of a quote alone', async () => {
    const headers = { 'idempotency-key': 'a-key-of-this-change' };
    const call = {
      given,
      method: 'POST',
      path: `${path}/change`,
      query: language,
      headers,
      body: { token: 'x' },
    } as const;
    const told = expectAnswer(
      'a change without terms',
      { ...call, ...ruledOut('CHANGE_TOKEN_INVALID', 'token') },
      (_, api) => changeBooking(api, params, 'x', headers['idempotency-key']),
    );
    await expect(told).rejects.toMatchObject({ code: 'CHANGE_TOKEN_INVALID' });
  });

  it('has nothing to pay while no change waits', async () => {
    const answer = like({ status: 409, code: 'NO_CHANGE_TO_PAY' });
    const call = { given, path: `${path}/change-payment`, status: 409, answer } as const;
    const told = expectAnswer('the payment of no change', call, (client) =>
      client.fetchQuery(changePaymentQuery(reference, undefined)),
    );
    await expect(told).rejects.toMatchObject({ code: 'NO_CHANGE_TO_PAY' });
  });
});
