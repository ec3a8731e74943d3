import { describe, expect, it } from '@jest/globals';
import { seventyPercent } from '../testing/a-departure.js';
import { earningsOf } from './earnings.js';
import { MissionGivenBack, OfferExpired } from './mission.errors.js';
import { Offer } from './offer.js';

const asked = new Date('2027-06-01T12:00:00Z');
const deadline = new Date('2027-06-01T18:00:00Z');
const justBefore = new Date(deadline.getTime() - 1);
const sold = {
  reference: 'BK-1',
  price: { amount: 10_000, currency: 'EUR' as const },
  travellers: { adults: 1, children: 0, infants: 0 },
};
const earnings = earningsOf([sold], seventyPercent, '2027-06-05');
const anOffer = (): Offer =>
  Offer.ask(
    { id: 'offer', missionId: 'mission', guideId: 'guide', earnings, respondBefore: deadline, reasons: null },
    asked,
  );

describe('an offer', () => {
  it('can be answered before its deadline, and from then on no more', () => {
    const offer = anOffer();
    offer.answerWith('maybe', 'If I am back', justBefore);
    expect(offer).toMatchObject({ answer: 'maybe', answerText: 'If I am back', answeredAt: justBefore });
    expect([offer.isInTime(justBefore), offer.isInTime(deadline)]).toEqual([true, false]);
    expect(() => offer.answerWith('yes', null, deadline)).toThrow(OfferExpired);
    expect(offer).toMatchObject({ answer: 'maybe', answeredAt: justBefore });
  });

  it('lets the last answer count', () => {
    const offer = anOffer();
    offer.answerWith('no', null, asked);
    offer.answerWith('yes', null, justBefore);
    expect(offer.answer).toBe('yes');
  });

  it('is waiting until it is answered or over, undecided with a maybe', () => {
    const offer = anOffer();
    expect([offer.isWaiting(justBefore), offer.isWaiting(deadline)]).toEqual([true, false]);
    offer.answerWith('other', 'Can it be later?', asked);
    expect([offer.isWaiting(asked), offer.isUndecided(justBefore), offer.isUndecided(deadline)]).toEqual([
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
    expect(() => offer.answerWith('yes', null, asked)).toThrow(MissionGivenBack);
    offer.askAgain({ earnings, respondBefore: deadline, reasons: null }, asked);
    expect(offer).toMatchObject({ answer: null, privateNote: null, activated: true });
  });

  it('assigned by an admin keeps what was offered and has no deadline', () => {
    const offer = anOffer();
    offer.assign();
    expect(offer).toMatchObject({ earnings, respondBefore: null, answer: null });
    expect(offer.isInTime(deadline)).toBe(true);
  });
});
