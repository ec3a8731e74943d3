import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { aQuote, NOW, someTerms } from '../testing/a-quote.js';
import { customerActions, Quote, teamActions } from './quote.js';
import { reminderAt } from './offer-deadlines.js';
import { vatInside } from './offer.js';

const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const typesOf = (quote: Quote): string[] => takeEvents(quote).map(({ type }) => type);
const code = (value: string, params?: object) =>
  expect.objectContaining({ code: value, ...(params ? { params } : {}) });

describe('a request for a price', () => {
  it('waits for the team, which learns by when it answers', () => {
    const near = new Date('2026-11-21T10:00:00Z');
    const quote = Quote.request({ ...aQuote(), place: undefined, time: { startsAt: near, endsAt: undefined } }, NOW);
    expect(quote).toMatchObject({ state: 'new', answerBefore: later(1), offers: [], acceptedVersion: null });
    expect(takeEvents(quote)).toEqual([
      { type: 'quotes.quote-requested.v1', quoteId: 'quote-1' },
      {
        type: 'quotes.work-item-raised.v1',
        kind: 'quote-waiting',
        key: 'quote-1',
        subject: { type: 'quote', id: 'quote-1', reference: 'QT-4F8T2W' },
        facts: { service: 'safari', startsAt: near.toISOString() },
        dueAt: later(1).toISOString(),
        isUrgent: true,
      },
    ]);
  });

  it('is taken once', () => {
    const quote = aQuote();
    quote.take();
    expect(quote.state).toBe('in-work');
    expect(() => quote.take()).toThrow(code('QUOTE_NOT_OPEN', { state: 'in-work' }));
  });

  it('is offered in versions, each with its sum and the VAT in it', () => {
    const quote = aQuote();
    quote.offer(someTerms(), NOW);
    expect(typesOf(quote)).toEqual(['quotes.work-item-settled.v1', 'quotes.offer-sent.v1']);
    quote.offer(someTerms({ lines: [{ text: 'All', amount: 580_000 }] }), later(1));
    expect(quote.offers.map(({ version, total, vat }) => [version, total, vat])).toEqual([
      [1, 610_000, 110_000],
      [2, 580_000, 104_590],
    ]);
  });

  it('is not offered for nothing, nor for less than an hour', () => {
    expect(() => aQuote().offer(someTerms({ lines: [{ text: 'All', amount: 0 }] }), NOW)).toThrow(
      code('QUOTE_OFFER_WORTH_NOTHING'),
    );
    const within = (minutes: number) => someTerms({ validUntil: later(minutes / 60).toISOString() });
    expect(() => aQuote().offer(within(59), NOW)).toThrow(code('QUOTE_OFFER_ENDS_TOO_SOON'));
    expect(aQuote().offer(within(60), NOW).version).toBe(1);
  });
});

describe('an offer', () => {
  it('is accepted in its last version alone', () => {
    const quote = aQuote();
    expect(() => quote.accept(1, NOW)).toThrow(code('QUOTE_NOT_OPEN', { state: 'new' }));
    quote.offer(someTerms(), NOW);
    quote.offer(someTerms({ lines: [{ text: 'All', amount: 580_000 }] }), NOW);
    takeEvents(quote);
    expect(() => quote.accept(1, NOW)).toThrow(
      code('QUOTE_SUPERSEDED', { version: 2, amount: 580_000, currency: 'EUR' }),
    );
    quote.accept(2, later(1));
    expect(quote).toMatchObject({ state: 'accepted', acceptedVersion: 2, decidedAt: later(1) });
    expect(takeEvents(quote)).toMatchObject([
      {
        type: 'quotes.quote-accepted.v1',
        version: 2,
        lines: [{ text: 'All', amount: 580_000 }],
        total: { amount: 580_000, currency: 'EUR' },
        startsAt: '2027-06-01T08:00:00.000Z',
        endsAt: '2027-06-05T20:00:00.000Z',
        timeZone: null,
      },
    ]);
    expect(() => quote.accept(2, later(2))).toThrow(code('QUOTE_NOT_OPEN', { state: 'accepted' }));
  });

  it('needs a start, which the request or the offer names', () => {
    const quote = Object.assign(aQuote(), { startsAt: null, endsAt: null });
    expect(() => quote.offer(someTerms(), NOW)).toThrow(code('QUOTE_OFFER_NEEDS_TIME'));
    quote.offer(someTerms({ date: '2027-06-02', time: '07:30', durationMinutes: 90 }), NOW);
    quote.accept(1, NOW);
    expect(quote.startsAt).toEqual(new Date('2027-06-02T07:30:00Z'));
    expect(quote.endsAt).toEqual(new Date('2027-06-02T09:00:00Z'));
  });

  describe('that is accepted', () => {
    const order = { orderId: 'order-1', bookingId: 'booking-1' };
    const accepted = () => {
      const quote = aQuote();
      quote.offer(someTerms(), NOW);
      quote.accept(1, NOW);
      quote.awaitPayment(order);
      return quote;
    };

    it('is paid once, then takes place or is cancelled', () => {
      const [kept, given] = [accepted(), accepted()];
      expect(kept.pay(order, NOW)).toBe(true);
      expect(kept.pay(order, NOW)).toBe(false);
      given.pay(order, NOW);
      given.cancel();
      kept.fulfil();
      expect([kept.state, given.state]).toEqual(['fulfilled', 'cancelled']);
    });

    it('can be accepted again where the time to pay has ended, while it holds', () => {
      const [holding, over] = [accepted(), accepted()];
      expect(holding.reopen('another-order', NOW)).toBe(false);
      expect(holding.reopen('order-1', NOW)).toBe(true);
      over.reopen('order-1', new Date(someTerms().validUntil));
      expect([holding.state, over.state]).toEqual(['offered', 'expired']);
      expect(holding).toMatchObject({ acceptedVersion: null, orderId: null, bookingId: null });
    });

    it('is paid by late money too', () => {
      const quote = accepted();
      quote.reopen('order-1', NOW);
      quote.pay(order, NOW);
      expect(quote).toMatchObject({ state: 'paid', acceptedVersion: 1, ...order });
    });
  });

  it('is accepted before its end, not at it', () => {
    const end = new Date(someTerms().validUntil);
    const [accepted, tooLate] = [aQuote(), aQuote()];
    for (const quote of [accepted, tooLate]) quote.offer(someTerms(), NOW);
    accepted.accept(1, new Date(end.getTime() - 1));
    expect(accepted.state).toBe('accepted');
    expect(() => tooLate.accept(1, end)).toThrow(code('QUOTE_OFFER_ENDED', { version: 1 }));
  });

  it('expires at its end, unless something has happened', () => {
    const end = new Date(someTerms().validUntil);
    const quote = aQuote();
    quote.offer(someTerms(), NOW);
    quote.expire(1, new Date(end.getTime() - 1));
    expect(quote.state).toBe('offered');
    quote.offer(someTerms({ validUntil: '2026-12-01T12:00:00.000Z' }), NOW);
    quote.expire(1, end);
    expect(quote.state).toBe('offered');
    takeEvents(quote);
    quote.expire(2, new Date('2026-12-01T12:00:00.000Z'));
    expect(typesOf(quote)).toEqual(['quotes.quote-expired.v1']);
    expect(() => quote.accept(2, NOW)).toThrow(code('QUOTE_OFFER_ENDED'));
    expect(quote.offer(someTerms({ validUntil: '2026-12-09T12:00:00.000Z' }), end).version).toBe(3);
  });

  it('replaces an accepted one when the price changes', () => {
    const quote = aQuote();
    quote.offer(someTerms(), NOW);
    quote.accept(1, NOW);
    quote.offer(someTerms(), NOW);
    expect(quote).toMatchObject({ state: 'offered', acceptedVersion: null, decidedAt: null });
    quote.accept(2, NOW);
    expect(quote.acceptedVersion).toBe(2);
  });

  it('is declined with a reason, and that is the end', () => {
    const quote = aQuote();
    quote.decline('Too dear', NOW);
    expect(quote).toMatchObject({ state: 'declined', declineReason: 'Too dear' });
    expect(typesOf(quote)).toContain('quotes.quote-declined.v1');
    expect(() => quote.offer(someTerms(), NOW)).toThrow(code('QUOTE_NOT_OPEN', { state: 'declined' }));
    expect(() => quote.ask('Still?', NOW)).toThrow(code('QUOTE_NOT_OPEN'));
  });

  it('is asked about and answered', () => {
    const quote = aQuote();
    expect(() => quote.answer('Yes', NOW)).toThrow(code('QUOTE_NOT_OPEN'));
    quote.ask('With breakfast?', NOW);
    expect(takeEvents(quote)).toMatchObject([{ kind: 'quote-question', dueAt: later(24).toISOString() }]);
    expect(quote.hasOpenQuestion).toBe(true);
    quote.answer('Yes', later(1));
    expect(quote.messages.map(({ by, text }) => [by, text])).toEqual([
      ['customer', 'With breakfast?'],
      ['team', 'Yes'],
    ]);
    expect(typesOf(quote)).toEqual(['quotes.work-item-settled.v1', 'quotes.question-answered.v1']);
  });
});

it('says what each side may do', () => {
  const lastOffer = { validUntil: later(1).toISOString() };
  const of = (state: Quote['state'], now = NOW) => customerActions({ state, lastOffer }, now);
  expect(of('new')).toEqual(['ask', 'decline']);
  expect(of('offered')).toEqual(['accept', 'ask', 'decline']);
  expect(of('offered', later(1))).toEqual(['ask', 'decline']);
  expect(of('accepted')).toEqual(['pay', 'ask']);
  expect(of('paid')).toEqual(['ask']);
  expect(of('declined')).toEqual([]);
  expect(teamActions('new', true)).toEqual(['take', 'offer', 'answer']);
  expect(teamActions('in-work', false)).toEqual(['offer']);
  expect(teamActions('declined', false)).toEqual([]);
});

it('rounds the VAT inside an amount half up', () => {
  expect(vatInside({ amount: 11_000, currency: 'EUR' }, 1000).amount).toBe(1000);
  expect(vatInside({ amount: 3, currency: 'JPY' }, 10_000).amount).toBe(2);
  expect(vatInside({ amount: 500, currency: 'EUR' }, 0).amount).toBe(0);
});

it('reminds a day before the end of an offer that holds for two days', () => {
  const sentAt = NOW.toISOString();
  expect(reminderAt({ sentAt, validUntil: later(48).toISOString() })).toEqual(later(24));
  expect(reminderAt({ sentAt, validUntil: later(47).toISOString() })).toBeUndefined();
});
