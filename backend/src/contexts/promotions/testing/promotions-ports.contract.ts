import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PromoCode, type PromoCodeTerms } from '../domain/promo-code.js';
import type { PromoCodeRepository } from '../domain/promo-code.repository.js';
import type { PromoUses } from '../domain/promo-uses.js';
import { aMinimum, someTerms } from './some-terms.js';

export interface PromotionsPorts {
  readonly codes: PromoCodeRepository;
  readonly uses: PromoUses;
  /** Runs the work in a transaction of its own. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** What the ports of promotions promise, whatever keeps the data. `now` is the time of their clock. */
export function promotionsPortsContract(name: string, now: Date, make: () => PromotionsPorts): void {
  describe(`the ports of promotions ${name}`, () => {
    let ports: PromotionsPorts;
    const aText = (): string => `C-${randomUUID().slice(0, 8).toUpperCase()}`;
    const campaign = async (terms: Partial<PromoCodeTerms> = {}): Promise<PromoCode> => {
      const promoCode = PromoCode.campaign({ id: randomUUID(), code: aText(), terms: someTerms(terms) }, now);
      await ports.alone(() => ports.codes.add(promoCode));
      return promoCode;
    };
    const use = ({ id }: PromoCode, orderId: string = randomUUID(), customerId?: string) => ({
      orderId,
      orderReference: 'CIC-7K3M9Q',
      promoCodeId: id,
      customerId,
      discount: { amount: 1200, currency: 'EUR' as const },
    });
    const reserve = (promoCode: PromoCode, orderId?: string, customerId?: string): Promise<boolean> =>
      ports.alone(() => ports.uses.reserve(use(promoCode, orderId, customerId)));
    const count = (orderId: string): Promise<boolean> => ports.alone(() => ports.uses.count(orderId));
    const release = (orderId: string): Promise<void> => ports.alone(() => ports.uses.release(orderId));
    const taken = async ({ code }: PromoCode): Promise<number | undefined> =>
      (await ports.uses.findCode(code))?.usesTaken;

    beforeEach(() => {
      ports = make();
    });

    it('keep a code as it was made', async () => {
      const endsAt = new Date('2027-01-01T00:00:00Z');
      const { id, code } = await campaign({ endsAt, mostUses: 7, minimum: aMinimum });
      expect(await ports.uses.findCode(code)).toMatchObject({
        ...someTerms({ endsAt, mostUses: 7, minimum: aMinimum }),
        id,
        kind: 'campaign',
        ownerId: null,
        usesTaken: 0,
        createdAt: now,
        endedAt: null,
        version: 1,
      });
      expect(await ports.uses.findCode('NO-SUCH-CODE')).toBeUndefined();
    });

    it('keep one code of each writing', async () => {
      const { code } = await campaign();
      const other = PromoCode.campaign({ id: randomUUID(), code, terms: someTerms() }, now);
      await expect(ports.alone(() => ports.codes.add(other))).rejects.toMatchObject({ code: 'PROMO_CODE_TAKEN' });
    });

    it('count the changes of a code, and keep the uses that are taken meanwhile', async () => {
      const promoCode = await campaign();
      await ports.alone(async () => {
        const kept = await ports.codes.getForChange(promoCode.id);
        kept.change(someTerms({ percent: 30 }));
        await ports.uses.reserve(use(promoCode));
        await ports.codes.save(kept);
      });
      expect(await ports.uses.findCode(promoCode.code)).toMatchObject({ percent: 30, usesTaken: 1, version: 2 });
      await expect(ports.alone(() => ports.codes.getForChange(randomUUID()))).rejects.toMatchObject({
        kind: 'not-found',
      });
    });

    it('keep one personal code of each owner', async () => {
      const ownerId = randomUUID();
      const add = (code: string): Promise<boolean> =>
        ports.alone(() => ports.codes.addPersonal(PromoCode.personal({ id: randomUUID(), code, ownerId }, now)));
      const [first, second] = [aText(), aText()];
      expect([await add(first), await add(second)]).toEqual([true, false]);
      expect((await ports.uses.findCodeOf(ownerId))?.code).toBe(first);
      expect(await ports.uses.findCode(second)).toBeUndefined();
      const stranger = PromoCode.personal({ id: randomUUID(), code: first, ownerId: randomUUID() }, now);
      await expect(ports.alone(() => ports.codes.addPersonal(stranger))).rejects.toMatchObject({
        code: 'PROMO_CODE_TAKEN',
      });
    });

    it('give as many uses as there are', async () => {
      const promoCode = await campaign({ mostUses: 2 });
      const [first, second] = [randomUUID(), randomUUID()];
      expect([await reserve(promoCode, first), await reserve(promoCode, second)]).toEqual([true, true]);
      expect(await reserve(promoCode)).toBe(false);
      expect(await ports.uses.reservedBy([first, second, randomUUID()], promoCode.id)).toBe(2);
      await release(first);
      await release(first);
      expect(await taken(promoCode)).toBe(1);
      expect(await reserve(promoCode)).toBe(true);
    });

    it('count a use once, and for good', async () => {
      const promoCode = await campaign({ mostUses: 1 });
      const orderId = randomUUID();
      await reserve(promoCode, orderId);
      expect([await count(orderId), await count(orderId)]).toEqual([true, true]);
      await release(orderId);
      expect(await taken(promoCode)).toBe(1);
      expect(await count(randomUUID())).toBe(true);
    });

    it('take a released use again if one is left', async () => {
      const promoCode = await campaign({ mostUses: 1 });
      const [late, other] = [randomUUID(), randomUUID()];
      await reserve(promoCode, late);
      await release(late);
      await reserve(promoCode, other);
      expect(await count(late)).toBe(false);
      await release(other);
      expect(await count(late)).toBe(true);
      expect(await taken(promoCode)).toBe(1);
    });

    it('give no use of a code that does not run, or is somebody else’s', async () => {
      const ended = await campaign();
      await ports.alone(async () => {
        const kept = await ports.codes.getForChange(ended.id);
        kept.end(now);
        await ports.codes.save(kept);
      });
      const planned = await campaign({ startsAt: new Date(now.getTime() + 3_600_000) });
      const over = await campaign({ endsAt: now });
      expect(await Promise.all([ended, planned, over].map((each) => reserve(each)))).toEqual([false, false, false]);
      const ownerId = randomUUID();
      const personal = PromoCode.personal({ id: randomUUID(), code: aText(), ownerId }, now);
      await ports.alone(() => ports.codes.addPersonal(personal));
      expect(await reserve(personal, randomUUID(), randomUUID())).toBe(false);
      expect(await reserve(personal)).toBe(false);
      expect(await reserve(personal, randomUUID(), ownerId)).toBe(true);
    });
  });
}
