import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { PromoCodeInvalid, PromoMinimumNotReached } from '../domain/booking.errors.js';
import type { Cart, CartPromoCode } from '../domain/cart.js';
import { type GrantedDiscount, PromoCodes } from '../domain/promo-codes.js';

/** What the code of a cart does now: a discount, or the reason why the cart has none of it. */
export type CartDiscount =
  | { readonly granted: GrantedDiscount; readonly refused?: undefined }
  | {
      readonly granted?: undefined;
      readonly refused: CartPromoCode & { readonly problem: PromoCodeInvalid | PromoMinimumNotReached };
    };

type Buyer = Pick<Actor, 'id' | 'isPerson' | 'isPro' | 'status'>;

/** The discount of a cart. The code that was entered counts, else the personal code of a professional. */
@Injectable()
export class CartDiscounts {
  constructor(private readonly promoCodes: PromoCodes) {}

  /** Undefined for a cart without a code. */
  async of(cart: Cart, buyer: Buyer, language: Locale): Promise<CartDiscount | undefined> {
    if (cart.items.length === 0) return undefined;
    const { promoCode } = cart;
    if (!promoCode) return this.personal(cart, buyer, language);
    const granted = await this.grant(cart, promoCode.code, buyer, language);
    return granted instanceof Error ? { refused: { ...promoCode, problem: granted } } : { granted };
  }

  /** Throws PromoCodeInvalid or PromoMinimumNotReached. */
  async mustGrant(cart: Cart, code: string, buyer: Buyer, language: Locale): Promise<GrantedDiscount> {
    const granted = await this.grant(cart, code, buyer, language);
    if (granted instanceof Error) throw granted;
    return granted;
  }

  private async personal(cart: Cart, buyer: Buyer, language: Locale): Promise<CartDiscount | undefined> {
    if (!buyer.isPerson || !buyer.isPro || buyer.status !== 'active' || cart.declinesPersonalCode) return undefined;
    const code = await this.promoCodes.findPersonalCode(buyer.id);
    const granted = code === undefined ? undefined : await this.grant(cart, code, buyer, language);
    return granted && !(granted instanceof Error) ? { granted } : undefined;
  }

  private async grant(
    { discountable, openOrderId }: Cart,
    code: string,
    { isPerson, id }: Buyer,
    language: Locale,
  ): Promise<GrantedDiscount | PromoCodeInvalid | PromoMinimumNotReached> {
    const answer = await this.promoCodes.findDiscount(code, {
      customerId: isPerson ? id : undefined,
      subtotal: discountable.toJSON(),
      replacedOrderIds: openOrderId === null ? [] : [openOrderId],
    });
    if (answer.outcome === 'invalid') return new PromoCodeInvalid();
    if (answer.outcome === 'below-minimum')
      return new PromoMinimumNotReached({ minimum: moneyText(answer.minimum, language) });
    const { outcome: _, ...granted } = answer;
    return granted;
  }
}

/** The discount as parts of the items' prices that add up to it, to the minor unit. */
export function partsOfDiscount(amount: Money, prices: readonly Money[]): readonly Money[] {
  const weights = prices.map((price) => price.amount);
  return weights.some((weight) => weight > 0) ? amount.split(weights) : prices.map(() => amount);
}
