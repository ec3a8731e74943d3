import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { type Professional, Professionals } from '../domain/professionals.js';
import { PromoCode, type PromoCodeTerms } from '../domain/promo-code.js';
import { InMemoryPromoCodeRepository } from '../testing/in-memory-promo-code.repository.js';
import { InMemoryPromoUses } from '../testing/in-memory-promo-uses.js';
import { aMinimum, someTerms } from '../testing/some-terms.js';
import { PromotionsApiAdapter } from './promotions-api-adapter.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const eur = (amount: number): MoneyView => ({ amount, currency: 'EUR' });

class ValidatedProfessionals extends Professionals {
  readonly validated = new Set(['ada']);

  async findValidated(id: string): Promise<Professional | undefined> {
    return this.validated.has(id) ? { id, email: `${id}@example.com`, language: 'en_US' } : undefined;
  }
}

describe('the discount of a code', () => {
  let codes: InMemoryPromoCodeRepository;
  let professionals: ValidatedProfessionals;
  let api: PromotionsApiAdapter;
  const campaign = async (terms: Partial<PromoCodeTerms> = {}): Promise<void> =>
    codes.add(PromoCode.campaign({ id: 'spring', code: 'SPRING', terms: someTerms(terms) }, NOW));
  const find = (code: string, customerId?: string, subtotal = eur(12_345), replacedOrderIds: string[] = []) =>
    api.findDiscount(code, { customerId, subtotal, replacedOrderIds });
  const reserve = (orderId: string) =>
    api.reserve({
      orderId,
      orderReference: 'CIC-7K3M9Q',
      promoCodeId: 'spring',
      customerId: undefined,
      discount: eur(100),
    });

  beforeEach(async () => {
    const clock = new FixedClock(NOW);
    codes = new InMemoryPromoCodeRepository();
    professionals = new ValidatedProfessionals();
    api = new PromotionsApiAdapter(new InMemoryPromoUses(codes, clock), professionals, clock);
    await codes.addPersonal(PromoCode.personal({ id: 'pro', code: 'PRO-7K3M9Q2F', ownerId: 'ada' }, NOW));
  });

  it('is a percentage of what it counts for, however the code is typed', async () => {
    await campaign();
    expect(await find(' spring ')).toEqual({
      outcome: 'granted',
      promoCodeId: 'spring',
      code: 'SPRING',
      isPersonal: false,
      percent: 20,
      amount: eur(2469),
    });
  });

  it('is the owner’s alone with a personal code', async () => {
    expect(await find('pro-7k3m9q2f', 'ada')).toMatchObject({ outcome: 'granted', isPersonal: true, percent: 10 });
    expect(await find('PRO-7K3M9Q2F', 'grace')).toEqual({ outcome: 'invalid' });
    expect(await find('PRO-7K3M9Q2F')).toEqual({ outcome: 'invalid' });
  });

  it('ends with the validation of the professional, and comes back with it', async () => {
    expect(await api.findPersonalCode('ada')).toBe('PRO-7K3M9Q2F');
    professionals.validated.delete('ada');
    expect(await find('PRO-7K3M9Q2F', 'ada')).toEqual({ outcome: 'invalid' });
    expect(await api.findPersonalCode('ada')).toBeUndefined();
    professionals.validated.add('ada');
    expect(await api.findPersonalCode('ada')).toBe('PRO-7K3M9Q2F');
    expect(await api.findPersonalCode('grace')).toBeUndefined();
  });

  it.each([
    ['unknown', undefined],
    ['not begun', { startsAt: new Date('2026-11-21T00:00:00Z') }],
    ['over', { endsAt: NOW }],
    ['below its minimum too, but not begun', { startsAt: new Date('2026-11-21T00:00:00Z'), minimum: aMinimum }],
  ])('says nothing about a code that is %s', async (_, terms) => {
    if (terms) await campaign(terms);
    expect(await find('SPRING', undefined, eur(1))).toEqual({ outcome: 'invalid' });
    expect(await find('S'.repeat(5000))).toEqual({ outcome: 'invalid' });
  });

  it('needs the minimum in the currency of the order, and says it', async () => {
    await campaign({ minimum: aMinimum });
    expect(await find('SPRING', undefined, eur(4999))).toEqual({ outcome: 'below-minimum', minimum: eur(5000) });
    expect(await find('SPRING', undefined, eur(5000))).toMatchObject({ outcome: 'granted', amount: eur(1000) });
    expect(await find('SPRING', undefined, { amount: 7999, currency: 'JPY' })).toEqual({
      outcome: 'below-minimum',
      minimum: { amount: 8000, currency: 'JPY' },
    });
  });

  it('is there for the customer whose own unpaid order has the last use', async () => {
    await campaign({ mostUses: 1 });
    expect(await reserve('first')).toBe(true);
    expect(await find('SPRING')).toEqual({ outcome: 'invalid' });
    expect(await find('SPRING', undefined, eur(100), ['first'])).toMatchObject({ outcome: 'granted' });
    expect(await find('SPRING', undefined, eur(100), ['another'])).toEqual({ outcome: 'invalid' });
    expect(await reserve('second')).toBe(false);
  });
});
