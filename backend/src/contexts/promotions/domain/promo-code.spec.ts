import { describe, expect, it } from '@jest/globals';
import { Money } from '../../../shared-kernel/money/money.js';
import { aMinimum, someTerms } from '../testing/some-terms.js';
import { writtenCode } from './code-text.js';
import { PromoCode, type PromoCodeTerms } from './promo-code.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const at = (text: string): Date => new Date(text);
const campaign = (terms: Partial<PromoCodeTerms> = {}): PromoCode =>
  PromoCode.campaign({ id: 'c', code: 'SPRING', terms: someTerms(terms) }, NOW);

describe('a promo code', () => {
  it('runs from its beginning until its end', () => {
    const [startsAt, endsAt] = [at('2026-12-01T00:00:00Z'), at('2026-12-02T00:00:00Z')];
    const code = campaign({ startsAt, endsAt });
    expect(code.stateAt(at('2026-11-30T23:59:59.999Z'))).toBe('planned');
    expect(code.stateAt(startsAt)).toBe('running');
    expect(code.stateAt(at('2026-12-01T23:59:59.999Z'))).toBe('running');
    expect(code.stateAt(endsAt)).toBe('ended');
  });

  it('ends after it begins', () => {
    const startsAt = at('2026-12-01T00:00:00Z');
    const refused = expect.objectContaining({ code: 'PROMO_CODE_ENDS_TOO_EARLY', field: 'endsAt' });
    expect(() => campaign({ startsAt, endsAt: startsAt })).toThrow(refused);
    expect(() => campaign().change(someTerms({ startsAt, endsAt: NOW }))).toThrow(refused);
  });

  it('is used up with the last use, and not by the customer’s own unpaid order', () => {
    const code = Object.assign(campaign({ mostUses: 5 }), { usesTaken: 4 });
    expect(code.stateAt(NOW)).toBe('running');
    Object.assign(code, { usesTaken: 5 });
    expect(code.stateAt(NOW)).toBe('used-up');
    expect(code.stateAt(NOW, 1)).toBe('running');
  });

  it('is ended once, and then stays as it was', () => {
    const code = campaign();
    expect(code.actions).toEqual(['change', 'end']);
    code.end(NOW);
    expect([code.stateAt(NOW), code.actions]).toEqual(['ended', []]);
    const ended = expect.objectContaining({ code: 'PROMO_CODE_ENDED' });
    expect(() => code.end(NOW)).toThrow(ended);
    expect(() => code.change(someTerms({ percent: 5 }))).toThrow(ended);
    expect(code.percent).toBe(20);
  });

  it('takes its percentage off, rounded half up to the minor unit of the currency', () => {
    const code = campaign({ percent: 15 });
    expect(code.discountOn(Money.of(12_345, 'EUR'))).toEqual(Money.of(1852, 'EUR'));
    expect(code.discountOn(Money.of(9990, 'JPY'))).toEqual(Money.of(1499, 'JPY'));
    expect(code.discountOn(Money.of(10, 'JPY'))).toEqual(Money.of(2, 'JPY'));
  });

  it('has a minimum in each currency, or none', () => {
    expect(campaign({ minimum: aMinimum }).minimumIn('JPY')).toEqual(Money.of(8000, 'JPY'));
    expect(campaign().minimumIn('JPY')).toEqual(Money.of(0, 'JPY'));
  });
});

describe('a personal code', () => {
  const personal = PromoCode.personal({ id: 'p', code: 'PRO-7K3M9Q2F', ownerId: 'ada' }, NOW);

  it('is worth 10 %, without end, limit and minimum', () => {
    expect(personal.terms).toEqual({ percent: 10, startsAt: NOW, endsAt: null, mostUses: null, minimum: null });
    expect(personal.stateAt(NOW)).toBe('running');
    expect(personal.madeEvent).toEqual({
      type: 'promotions.personal-code-made.v1',
      promoCodeId: 'p',
      userId: 'ada',
    });
  });

  it('is for its owner alone', () => {
    expect(['ada', 'grace', undefined].map((id) => personal.isFor(id))).toEqual([true, false, false]);
    expect([campaign().isFor(undefined), campaign().madeEvent]).toEqual([true, undefined]);
  });
});

describe('a code as people type it', () => {
  it.each([
    ['  pro-7k3m9q2f ', 'PRO-7K3M9Q2F'],
    ['PRO–7K3M 9Q2F', 'PRO-7K3M9Q2F'],
    ['ｓｐｒｉｎｇ', 'SPRING'],
  ])('%s reads %s', (typed, written) => {
    expect(writtenCode(typed)).toBe(written);
  });
});
