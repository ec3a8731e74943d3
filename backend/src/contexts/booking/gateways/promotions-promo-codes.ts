import { Injectable } from '@nestjs/common';
import { PromotionsApi } from '../../promotions/index.js';
import { PromoCodeInvalid } from '../domain/booking.errors.js';
import { type DiscountAnswer, type DiscountWish, PromoCodes, type PromoUse } from '../domain/promo-codes.js';

@Injectable()
export class PromotionsPromoCodes extends PromoCodes {
  constructor(private readonly promotions: PromotionsApi) {
    super();
  }

  findDiscount(code: string, wish: DiscountWish): Promise<DiscountAnswer> {
    return this.promotions.findDiscount(code, wish);
  }

  findPersonalCode(customerId: string): Promise<string | undefined> {
    return this.promotions.findPersonalCode(customerId);
  }

  async reserve(use: PromoUse): Promise<void> {
    if (!(await this.promotions.reserve(use))) throw new PromoCodeInvalid();
  }

  count(orderId: string): Promise<boolean> {
    return this.promotions.count(orderId);
  }

  release(orderId: string): Promise<void> {
    return this.promotions.release(orderId);
  }
}
