import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../../platform/audit/testing/in-memory-audit-trail.js';
import { InMemoryScheduledJobs } from '../../../platform/queue/testing/in-memory-scheduled-jobs.js';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { EXPIRE_OFFER, REMIND_CUSTOMER } from '../domain/offer-deadlines.js';
import { OfferTimer } from '../processes/offer-timer.js';
import { aQuote, NOW, someTerms } from '../testing/a-quote.js';
import { NoQuoteOrders } from '../testing/no-quote-orders.js';
import { InMemoryQuoteRepository } from '../testing/in-memory-quote.repository.js';
import { DeclineQuote, DeclineQuoteHandler } from './decline-quote.js';
import { SendOffer, SendOfferHandler } from './send-offer.js';

const person = (role: (typeof ROLES)[keyof typeof ROLES]): Actor =>
  Actor.person({ id: 'sofia', role, isPro: false, language: 'en_US', sessionId: 's' });

describe('sending an offer', () => {
  let quotes: InMemoryQuoteRepository;
  let jobs: InMemoryScheduledJobs;
  let audit: InMemoryAuditTrail;
  const { id } = aQuote();
  const send = (version: number, terms = someTerms(), actor = person(ROLES.admin)) =>
    new SendOfferHandler(quotes, new OfferTimer(jobs), new NoQuoteOrders(), audit, new FixedClock(NOW)).execute(
      new SendOffer(id, terms, version, actor),
    );

  beforeEach(async () => {
    [quotes, jobs, audit] = [new InMemoryQuoteRepository(), new InMemoryScheduledJobs(), new InMemoryAuditTrail()];
    await quotes.add(aQuote());
  });

  it('plans its end and the reminder before, and is on record', async () => {
    await send(1);
    expect(jobs.dueAt(EXPIRE_OFFER, id)).toEqual(new Date('2026-11-27T12:00:00Z'));
    expect(jobs.dueAt(REMIND_CUSTOMER, id)).toEqual(new Date('2026-11-26T12:00:00Z'));
    expect(audit.notes).toMatchObject([
      { by: 'sofia', subject: { type: 'quote', id }, after: { offer: { version: 1 } } },
    ]);
    expect(quotes.facts).toContainEqual({ type: 'quotes.offer-sent.v1', quoteId: id, version: 1 });
  });

  it('takes the reminder back where the next version holds for less than two days', async () => {
    await send(1);
    await send(2, someTerms({ validUntil: '2026-11-21T12:00:00.000Z' }));
    expect(jobs.dueAt(REMIND_CUSTOMER, id)).toBeUndefined();
    expect(jobs.dueAt(EXPIRE_OFFER, id)).toEqual(new Date('2026-11-21T12:00:00Z'));
  });

  it('is refused to who has read an older quote, and to who is none of the team', async () => {
    await send(1);
    await expect(send(1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', params: { version: 2 } });
    await expect(send(2, someTerms(), person(ROLES.customer))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await quotes.getForChange(id)).offers).toHaveLength(1);
  });

  it('ends with the refusal of the customer', async () => {
    await send(1);
    const handler = new DeclineQuoteHandler(quotes, new OfferTimer(jobs), new FixedClock(NOW));
    await handler.execute(new DeclineQuote(id, null, Actor.visitor()));
    expect([jobs.keysOf(EXPIRE_OFFER), jobs.keysOf(REMIND_CUSTOMER)]).toEqual([[], []]);
    await expect(send(3)).rejects.toMatchObject({ code: 'QUOTE_NOT_OPEN', params: { state: 'declined' } });
  });
});
