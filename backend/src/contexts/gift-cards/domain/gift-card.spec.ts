import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { aGiftCard } from '../testing/a-gift-card.js';
import { endAfterRefund, type GiftCard } from './gift-card.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY = 86_400_000;
const after = (days: number, ms = 0): Date => new Date(NOW.getTime() + days * DAY + ms);
const withBalance = (card: GiftCard, balance: number): GiftCard => Object.assign(card, { balance });

describe('a gift card', () => {
  it('is valid until the end of the third year after its sale', () => {
    const card = aGiftCard();
    expect(card.expiresAt.toISOString()).toBe('2029-12-31T23:59:59.000Z');
    expect(card.stateAt(new Date('2029-12-31T23:59:58Z'))).toBe('active');
    expect(card.stateAt(new Date('2029-12-31T23:59:59Z'))).toBe('expired');
    expect(withBalance(card, 0).stateAt(NOW)).toBe('used-up');
  });

  it('is mailed on the morning of its day, on the buyer’s clock, or at once', () => {
    const on = (deliverOn?: string, timeZone?: string) => aGiftCard({ deliverOn, timeZone }).deliverAt.toISOString();
    expect(on('2026-12-24', 'Asia/Tokyo')).toBe('2026-12-23T23:00:00.000Z');
    expect(on('2026-12-24')).toBe('2026-12-24T07:00:00.000Z');
    expect(on('2026-11-20')).toBe(NOW.toISOString());
    expect(on()).toBe(NOW.toISOString());
  });

  it('goes to its recipient, or to the buyer, who hands it over', () => {
    expect(aGiftCard().addressee).toEqual({ name: 'Grace Hopper', email: 'grace@example.com' });
    const forBuyer = aGiftCard({ recipient: undefined });
    expect([forBuyer.isForBuyer, forBuyer.addressee.email]).toEqual([true, 'ada@example.com']);
  });

  it('is returned unused within 14 days, and says so once', () => {
    const card = aGiftCard();
    card.return(after(14));
    expect(takeEvents(card)).toEqual([
      {
        type: 'gift-cards.gift-card-returned.v1',
        giftCardId: card.id,
        orderId: card.orderId,
        itemId: card.sourceId,
      },
    ]);
    expect(() => card.return(after(14))).toThrow(expect.objectContaining({ params: { reason: 'returned' } }));
  });

  it.each([
    ['too-late', () => aGiftCard(), after(14, 1)],
    ['used', () => withBalance(aGiftCard(), 99_99), NOW],
    ['not-bought', () => aGiftCard({ origin: 'compensation' }), NOW],
  ])('is not returned: %s', (reason, make, now) => {
    const card = make();
    expect(() => card.return(now)).toThrow(
      expect.objectContaining({ code: 'GIFT_CARD_NOT_RETURNABLE', params: { reason } }),
    );
    expect(card.isReturnable(now)).toBe(false);
    expect(card.returnedAt).toBeNull();
  });

  it('is blocked for good', () => {
    const card = aGiftCard();
    card.block('Stolen card', NOW);
    expect([card.stateAt(NOW), card.blockReason, card.actionsAt(NOW)]).toEqual(['blocked', 'Stolen card', []]);
    const closed = expect.objectContaining({ code: 'GIFT_CARD_CLOSED', params: { state: 'blocked' } });
    expect(() => card.block('again', NOW)).toThrow(closed);
    expect(() => card.extend(new Date('2040-12-31'), NOW)).toThrow(closed);
    expect(() => card.return(NOW)).toThrow(expect.objectContaining({ params: { reason: 'blocked' } }));
  });

  it('is extended to a later day, also after its end', () => {
    const card = aGiftCard();
    expect(() => card.extend(card.expiresAt, NOW)).toThrow(
      expect.objectContaining({ code: 'GIFT_CARD_ENDS_TOO_EARLY' }),
    );
    const late = new Date('2030-06-01T00:00:00Z');
    card.extend(new Date('2030-12-31T23:59:59Z'), late);
    expect(card.stateAt(late)).toBe('active');
  });

  it('is mailed again once it was mailed', () => {
    const card = aGiftCard();
    expect(() => card.mustBeResendable(NOW)).toThrow(expect.objectContaining({ params: { state: 'waiting' } }));
    expect(card.actionsAt(NOW)).toEqual(['block', 'extend']);
    card.deliver(NOW);
    card.mustBeResendable(NOW);
    expect([card.isToDeliver, card.deliveries, card.actionsAt(NOW)]).toEqual([false, 1, ['block', 'extend', 'resend']]);
  });

  it('is valid for twelve months after a refund, and never shorter than before', () => {
    expect(endAfterRefund(new Date('2026-12-31T00:00:00Z'), NOW).toISOString()).toBe('2027-11-20T23:59:59.000Z');
    expect(endAfterRefund(new Date('2029-12-31T00:00:00Z'), NOW).toISOString()).toBe('2029-12-31T00:00:00.000Z');
  });
});
