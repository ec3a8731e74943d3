import type { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { PromoCode } from '../domain/promo-code.js';
import { type NewPromoUse, PromoUses, type PromoUseStatus } from '../domain/promo-uses.js';
import type { InMemoryPromoCodeRepository } from './in-memory-promo-code.repository.js';

export class InMemoryPromoUses extends PromoUses {
  private readonly uses = new Map<string, NewPromoUse & { status: PromoUseStatus }>();

  constructor(
    private readonly codes: InMemoryPromoCodeRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findCode(code: string): Promise<PromoCode | undefined> {
    return this.codes.all.find((each) => each.code === code);
  }

  async findCodeOf(ownerId: string): Promise<PromoCode | undefined> {
    return this.codes.all.find((each) => each.ownerId === ownerId);
  }

  async reservedBy(orderIds: readonly string[], promoCodeId: string): Promise<number> {
    return orderIds.filter((id) => {
      const use = this.uses.get(id);
      return use?.status === 'reserved' && use.promoCodeId === promoCodeId;
    }).length;
  }

  async reserve(use: NewPromoUse): Promise<boolean> {
    const promoCode = this.codes.all.find(({ id }) => id === use.promoCodeId);
    if (!promoCode?.isFor(use.customerId) || promoCode.stateAt(this.clock.now()) !== 'running') return false;
    this.codes.addUses(promoCode.id, 1);
    this.uses.set(use.orderId, { ...use, status: 'reserved' });
    return true;
  }

  async count(orderId: string): Promise<boolean> {
    const use = this.uses.get(orderId);
    if (!use || use.status === 'counted') return true;
    if (use.status === 'released') {
      const promoCode = this.codes.all.find(({ id }) => id === use.promoCodeId);
      if (!promoCode || (promoCode.mostUses !== null && promoCode.usesTaken >= promoCode.mostUses)) return false;
      this.codes.addUses(promoCode.id, 1);
    }
    use.status = 'counted';
    return true;
  }

  async release(orderId: string): Promise<void> {
    const use = this.uses.get(orderId);
    if (use?.status !== 'reserved') return;
    use.status = 'released';
    this.codes.addUses(use.promoCodeId, -1);
  }
}
