import { describe, expect, it } from '@jest/globals';
import { earningsOf } from './earnings.js';
import { OfferExpired } from './mission.errors.js';
import { Offer } from './offer.js';

const asked = new Date('2027-06-01T12:00:00Z');
const deadline = new Date('2027-06-01T18:00:00Z');
const later = new Date(deadline.getTime() + 1);
const sold = { reference: 'BK-1', price: { amount: 10_000, currency: 'EUR' as const } };
const earnings = earningsOf([sold], { kind: 'share', basisPoints: 7000 }, '2027-06-05');
const anOffer = (): Offer =>
  Offer.ask({ id: 'offer', missionId: 'mission', guideId: 'guide', earnings, respondBefore: deadline }, asked);

describe('an offer', () => {
  it('can be answered at the deadline and later, which the mission may not wait for', () => {
    const offer = anOffer();
    offer.answerWith('maybe', 'If I am back', deadline);
    expect(offer).toMatchObject({ answer: 'maybe', answerText: 'If I am back', answeredAt: deadline });
    expect([offer.isInTime(deadline), offer.isInTime(later)]).toEqual([true, false]);
    offer.answerWith('yes', null, later);
    expect(offer).toMatchObject({ answer: 'yes', answeredAt: later });
  });

  it('lets the last answer count', () => {
    const offer = anOffer();
    offer.answerWith('no', null, asked);
    offer.answerWith('yes', null, deadline);
    expect(offer.answer).toBe('yes');
  });

  it('is waiting until it is answered or over, undecided with a maybe', () => {
    const offer = anOffer();
    expect([offer.isWaiting(deadline), offer.isWaiting(later)]).toEqual([true, false]);
    offer.answerWith('other', 'Can it be later?', asked);
    expect([offer.isWaiting(asked), offer.isUndecided(deadline), offer.isUndecided(later)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('given back is closed, with the reason, until it is asked again', () => {
    const offer = anOffer();
    offer.answerWith('yes', null, asked);
    offer.giveBack('Ill', asked);
    expect(offer).toMatchObject({ answer: 'no', privateNote: 'Ill', activated: false });
    expect(() => offer.answerWith('yes', null, asked)).toThrow(OfferExpired);
    offer.askAgain(earnings, deadline, asked);
    expect(offer).toMatchObject({ answer: null, privateNote: null, activated: true });
  });

  it('assigned by an admin keeps what was offered and has no deadline', () => {
    const offer = anOffer();
    offer.assign();
    expect(offer).toMatchObject({ earnings, respondBefore: null, answer: null });
    expect(offer.isInTime(later)).toBe(true);
  });
});
