import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { LONGEST_TYPED, writtenCode } from '../domain/code-text.js';
import { Professionals } from '../domain/professionals.js';
import type { PromoCode } from '../domain/promo-code.js';
import { PromoUses } from '../domain/promo-uses.js';
import { type DiscountAnswer, type DiscountRequest, PromotionsApi, type PromoUse } from '../index.js';

const INVALID = { outcome: 'invalid' } as const;

/** Answers booking. */
@Injectable()
export class PromotionsApiAdapter extends PromotionsApi {
  constructor(
    private readonly uses: PromoUses,
    private readonly professionals: Professionals,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findDiscount(text: string, request: DiscountRequest): Promise<DiscountAnswer> {
    if (text.length > LONGEST_TYPED) return INVALID;
    const promoCode = await this.uses.findCode(writtenCode(text));
    if (!promoCode || !(await this.works(promoCode, request))) return INVALID;
    const subtotal = Money.from(request.subtotal);
    const minimum = promoCode.minimumIn(subtotal.currency);
    if (subtotal.isLessThan(minimum)) return { outcome: 'below-minimum', minimum: minimum.toJSON() };
    const { id: promoCodeId, code, kind, percent } = promoCode;
    const amount = promoCode.discountOn(subtotal).toJSON();
    return { outcome: 'granted', promoCodeId, code, isPersonal: kind === 'personal', percent, amount };
  }

  async findPersonalCode(userId: string): Promise<string | undefined> {
    const promoCode = await this.uses.findCodeOf(userId);
    if (promoCode?.stateAt(this.clock.now()) !== 'running') return undefined;
    return (await this.professionals.findValidated(userId)) ? promoCode.code : undefined;
  }

  reserve(use: PromoUse): Promise<boolean> {
    return this.uses.reserve(use);
  }

  count(orderId: string): Promise<boolean> {
    return this.uses.count(orderId);
  }

  release(orderId: string): Promise<void> {
    return this.uses.release(orderId);
  }

  private async works(promoCode: PromoCode, { customerId, replacedOrderIds = [] }: DiscountRequest): Promise<boolean> {
    if (!promoCode.isFor(customerId)) return false;
    const freed = promoCode.mostUses === null ? 0 : await this.uses.reservedBy(replacedOrderIds, promoCode.id);
    if (promoCode.stateAt(this.clock.now(), freed) !== 'running') return false;
    const { ownerId } = promoCode;
    return ownerId === null || (await this.professionals.findValidated(ownerId)) !== undefined;
  }
}
