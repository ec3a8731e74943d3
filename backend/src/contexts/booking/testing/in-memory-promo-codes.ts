import { Money } from '../../../shared-kernel/money/money.js';
import { PromoCodeInvalid } from '../domain/booking.errors.js';
import { type DiscountAnswer, type DiscountWish, PromoCodes, type PromoUse } from '../domain/promo-codes.js';

export interface CodeInMemory {
  readonly id: string;
  readonly percent: number;
  readonly ownerId?: string;
  readonly minimum?: number;
  /** Uses that are left. */
  left: number;
}

/** Codes with a number of uses. */
export class InMemoryPromoCodes extends PromoCodes {
  readonly codes = new Map<string, CodeInMemory>();
  readonly uses = new Map<string, PromoUse & { status: 'reserved' | 'counted' | 'released' }>();

  async findDiscount(text: string, wish: DiscountWish): Promise<DiscountAnswer> {
    const code = text.trim().toUpperCase();
    const known = this.codes.get(code);
    if (!known || (known.ownerId !== undefined && known.ownerId !== wish.customerId)) return { outcome: 'invalid' };
    const freed = wish.replacedOrderIds.filter((id) => this.uses.get(id)?.status === 'reserved').length;
    if (known.left + freed <= 0) return { outcome: 'invalid' };
    const { id: promoCodeId, percent, minimum = 0, ownerId } = known;
    const subtotal = Money.from(wish.subtotal);
    if (subtotal.amount < minimum)
      return { outcome: 'below-minimum', minimum: { amount: minimum, currency: subtotal.currency } };
    const amount = subtotal.basisPoints(percent * 100).toJSON();
    return { outcome: 'granted', promoCodeId, code, isPersonal: ownerId !== undefined, percent, amount };
  }

  async findPersonalCode(customerId: string): Promise<string | undefined> {
    return [...this.codes].find(([, { ownerId }]) => ownerId === customerId)?.[0];
  }

  async reserve(use: PromoUse): Promise<void> {
    const code = this.of(use);
    if (!code || code.left <= 0) throw new PromoCodeInvalid();
    code.left -= 1;
    this.uses.set(use.orderId, { ...use, status: 'reserved' });
  }

  async count(orderId: string): Promise<boolean> {
    const use = this.uses.get(orderId);
    const code = use && this.of(use);
    if (!use || !code) return true;
    if (use.status === 'released') {
      if (code.left <= 0) return false;
      code.left -= 1;
    }
    use.status = 'counted';
    return true;
  }

  async release(orderId: string): Promise<void> {
    const use = this.uses.get(orderId);
    const code = use && this.of(use);
    if (!code || use.status !== 'reserved') return;
    use.status = 'released';
    code.left += 1;
  }

  private of({ promoCodeId }: PromoUse): CodeInMemory | undefined {
    return [...this.codes.values()].find(({ id }) => id === promoCodeId);
  }
}
