import { describe, expect, it } from '@jest/globals';
import { CONFIRMING_LINK_LIFE, isLinkUsed, Subscriber } from './subscriber.js';
import { SubscriptionLinkNotValid } from './support.errors.js';

const start = new Date('2026-11-20T10:00:00Z');
const after = (milliseconds: number): Date => new Date(start.getTime() + milliseconds);
const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;
const asking = (): Subscriber => Subscriber.asking('1', 'Ada@Example.com', 'fr_FR', start);

describe('a subscriber', () => {
  it('waits until the link is opened, under the address in lower case', () => {
    expect(asking()).toMatchObject({ email: 'ada@example.com', state: 'pending', language: 'fr_FR' });
  });

  it.each([
    ['none within the hour', [], 0, true],
    ['one a minute ago', [0], MINUTE, true],
    ['one less than a minute ago', [0], MINUTE - 1, false],
    ['two, the last ten minutes ago', [0, MINUTE], 11 * MINUTE, true],
    ['two, the last less than ten minutes ago', [MINUTE, 0], 11 * MINUTE - 1, false],
    ['three', [0, MINUTE, 11 * MINUTE], 60 * MINUTE - 1, false],
  ])('that has been mailed %s', (_, mailed, now, isMailed) => {
    expect(asking().askAgain('fr_FR', mailed.map(after), after(now))).toBe(isMailed);
  });

  it('is written to in the language asked for last, whether or not another link is mailed', () => {
    const subscriber = asking();
    expect(subscriber.askAgain('ja_JP', [start], after(1))).toBe(false);
    expect(subscriber.language).toBe('ja_JP');
    subscriber.confirm(start, after(2));
    subscriber.askAgain('de_DE', [], after(TEN_MINUTES));
    expect(subscriber.language).toBe('ja_JP');
  });

  it('confirms until the link is seven days old', () => {
    expect(asking().confirm(start, after(CONFIRMING_LINK_LIFE - 1))).toBe(true);
    expect(() => asking().confirm(start, after(CONFIRMING_LINK_LIFE))).toThrow(SubscriptionLinkNotValid);
  });

  it('may open the link again, even later, without effect', () => {
    const subscriber = asking();
    subscriber.confirm(start, after(1));
    expect(subscriber.confirm(start, after(2 * CONFIRMING_LINK_LIFE))).toBe(false);
    expect(subscriber.changedAt).toEqual(after(1));
  });

  it('that gets the newsletter is told so when asked for again, as rarely as others are mailed', () => {
    const subscriber = asking();
    subscriber.confirm(start, after(1));
    expect(subscriber.purposeOfAsking).toBe('leave');
    expect(subscriber.askAgain('fr_FR', [after(1)], after(MINUTE))).toBe(false);
    expect(subscriber.askAgain('fr_FR', [after(1)], after(TEN_MINUTES))).toBe(true);
    expect(subscriber).toMatchObject({ state: 'confirmed', askedAt: start, changedAt: after(1) });
  });

  it('leaves once, cannot come back by an old link, and can ask again', () => {
    const subscriber = asking();
    subscriber.confirm(start, after(1));
    subscriber.leave(after(2));
    subscriber.leave(after(3));
    expect(subscriber).toMatchObject({ state: 'left', changedAt: after(2) });
    expect(() => subscriber.confirm(start, after(4))).toThrow(SubscriptionLinkNotValid);
    expect(subscriber.askAgain('fr_FR', [], after(5))).toBe(true);
    expect(subscriber.state).toBe('pending');
  });

  it.each([
    ['ada@example.com', 'a•••@example.com'],
    ['a@b.example', 'a•••@b.example'],
  ])('shows %s as %s', (email, masked) => {
    expect(Subscriber.asking('1', email, 'en_US', start).maskedEmail).toBe(masked);
  });
});

describe('a mailed link', () => {
  const late = after(2 * CONFIRMING_LINK_LIFE);

  it.each([
    ['confirm', 'pending', after(CONFIRMING_LINK_LIFE - 1), false],
    ['confirm', 'confirmed', late, true],
    ['leave', 'pending', late, false],
    ['leave', 'confirmed', late, false],
    ['leave', 'left', late, true],
  ] as const)('to %s of a subscriber who is %s', (purpose, state, now, isUsed) => {
    expect(isLinkUsed(purpose, state, start, now)).toBe(isUsed);
  });

  it.each([
    ['pending', after(CONFIRMING_LINK_LIFE)],
    ['left', after(1)],
  ] as const)('that confirms leads nowhere for one who is %s', (state, now) => {
    expect(() => isLinkUsed('confirm', state, start, now)).toThrow(SubscriptionLinkNotValid);
  });
});
