import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import { problemText } from '../../../platform/http/problem-texts.js';
import { DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { addressIn } from '../../../shared-kernel/language/names.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import { versionOf } from './cart-version.js';
import type { Cart, CartItem } from '../domain/cart.js';
import { SlotInCart, SlotTaken } from '../domain/booking.errors.js';
import { type CartDiscount, CartDiscounts } from './cart-discounts.js';
import { CartGiftCards, sumOfApplied } from './cart-gift-cards.js';
import { Departures, type OptionForSale, timetableOf } from '../domain/departures.js';
import { type CartOfClaim, Claim } from '../domain/claim.js';
import { OrderPayments } from '../domain/order-payments.js';
import { shownSteps } from '../domain/shown-steps.js';
import { slotAt } from '../domain/timetable.js';
import { WIRE_REFUSALS, type WireRefusal, whyNoWire, wireDeadline } from '../domain/wire-transfer.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { MoneyShape, TravellersShape } from './booking-row.js';
import { Availability } from './availability.js';
import { EntranceTicketsView, entranceTicketsView } from './entrance-tickets-view.js';
import { PriceStepView } from './price-step-view.js';
import { FindWaitingOrder, WaitingOrderView } from './find-waiting-order.js';

class CartTour {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() image!: string;
  @ApiProperty() city!: string;
}

class DateTimeShape {
  @ApiProperty({ example: '2027-05-02' }) date!: string;
  @ApiProperty({ example: '09:30' }) time!: string;
}

class CartMeetingPoint {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() address!: string;
}

class RateShape {
  @ApiProperty() from!: string;
  @ApiProperty() to!: string;
  @ApiProperty({ description: 'Exact decimal.' }) rate!: string;
  @ApiProperty() date!: string;
}

class RefusalView {
  @ApiProperty({ enum: ['SLOT_TAKEN', 'SLOT_IN_CART', 'SLOT_TOO_SOON', 'NO_SUCH_SLOT'] }) code!: string;
  @ApiProperty({ description: 'A sentence in the language asked for.' }) detail!: string;
}

class CartItemView {
  @ApiProperty() id!: string;
  @ApiProperty({ type: CartTour }) tour!: CartTour;
  @ApiProperty({ type: DateTimeShape }) datetime!: DateTimeShape;
  @ApiProperty() startsAt!: string;
  @ApiProperty() timeZone!: string;
  @ApiProperty({ description: 'Minutes.' }) duration!: number;
  @ApiProperty({ type: TravellersShape }) travellers!: TravellersShape;
  @ApiProperty({ enum: LOCALES }) guideLanguage!: string;
  @ApiProperty({ type: CartMeetingPoint }) meetingPoint!: CartMeetingPoint;
  @ApiProperty({ type: String, nullable: true }) specialRequirements!: string | null;
  @ApiProperty({ type: MoneyShape }) price!: MoneyView;
  @ApiProperty({ type: MoneyShape }) priceOriginalCurrency!: MoneyView;
  @ApiProperty({ type: [PriceStepView], description: 'How the price comes about; the amounts add up to it.' })
  steps!: readonly PriceStepView[];
  @ApiProperty({ type: RateShape }) rate!: RateShape;
  @ApiProperty({ type: EntranceTicketsView, nullable: true, description: 'Null where the tour needs none.' })
  tickets!: EntranceTicketsView | null;
  @ApiProperty() guaranteedUntil!: string;
  @ApiProperty({ description: 'The price is another one than when it was last seen.' }) priceChanged!: boolean;
  @ApiProperty({ type: MoneyShape, nullable: true }) previousPrice!: MoneyView | null;
  @ApiProperty({ description: 'Free until this instant, itself included.' }) cancellableUntil!: string;
  @ApiProperty({
    type: RefusalView,
    nullable: true,
    description: 'Why it cannot be ordered for this time any more; another time can be given to it.',
  })
  refusal!: RefusalView | null;
}

class CodeRefusalView {
  @ApiProperty({ enum: ['PROMO_CODE_INVALID', 'PROMO_MINIMUM_NOT_REACHED'] }) code!: string;
  @ApiProperty({ description: 'A sentence in the language asked for.' }) detail!: string;
}

class CartDiscountView {
  @ApiProperty({ format: 'uuid', description: 'For DELETE /cart/discount/{id}.' }) id!: string;
  @ApiProperty({ example: 'SPRING-2027' }) code!: string;
  @ApiProperty({ description: 'The personal code of a professional, applied by itself.' }) isPersonal!: boolean;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null where the code is refused.' })
  percent!: number | null;
  @ApiProperty({ type: MoneyShape, description: 'What the order saves; zero where the code is refused.' })
  amount!: MoneyView;
  @ApiProperty({ type: CodeRefusalView, nullable: true, description: 'Why the code does nothing now.' })
  refusal!: CodeRefusalView | null;
}

class CartGiftCardView {
  @ApiProperty({ format: 'uuid', description: 'For DELETE /cart/discount/{id}.' }) id!: string;
  @ApiProperty({ example: '4B8C' }) last4!: string;
  @ApiProperty({ type: MoneyShape, description: 'What it pays of the cart.' }) applied!: MoneyView;
  @ApiProperty({ type: MoneyShape, description: 'What is on the card, in its own currency.' }) balance!: MoneyView;
  @ApiProperty() expiresAt!: string;
}

class GiftCardRecipientView {
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
}

class GiftCardItemView {
  @ApiProperty({ format: 'uuid', description: 'For DELETE /cart/items/{id}.' }) id!: string;
  @ApiProperty({ type: MoneyShape, description: 'What the card is worth, in its own currency.' }) amount!: MoneyView;
  @ApiProperty({ type: MoneyShape }) price!: MoneyView;
  @ApiProperty() design!: string;
  @ApiProperty() from!: string;
  @ApiProperty({ type: GiftCardRecipientView, nullable: true, description: 'Null: the buyer hands it over.' })
  recipient!: GiftCardRecipientView | null;
  @ApiProperty({ type: String, nullable: true }) message!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Null: at once.' }) deliverOn!:
    string | null;
}

/** Whether the cart can be paid by bank transfer. A transfer reserves nothing. */
class WireOfferView {
  @ApiProperty() isOffered!: boolean;
  @ApiProperty({ type: String, enum: WIRE_REFUSALS, nullable: true, description: 'Why it is not offered.' })
  reason!: WireRefusal | null;
  @ApiProperty({ description: 'So many days must be left until the first start.' }) daysAhead!: number;
  @ApiProperty({ description: 'The money would have to arrive by then.' }) deadline!: string;
}

export class CartView {
  @ApiProperty({ type: [CartItemView] }) items!: CartItemView[];
  @ApiProperty({ type: [GiftCardItemView], description: 'Gift cards that are bought.' })
  giftCardItems!: GiftCardItemView[];
  @ApiProperty({ type: MoneyShape }) subtotal!: MoneyView;
  @ApiProperty({ type: MoneyShape }) discount!: MoneyView;
  @ApiProperty({ type: MoneyShape }) total!: MoneyView;
  @ApiProperty({ type: [CartGiftCardView], description: 'Gift cards that pay, the first to expire first.' })
  giftCards!: CartGiftCardView[];
  @ApiProperty({ type: MoneyShape, description: 'What is left when the gift cards have paid.' }) toPay!: MoneyView;
  @ApiProperty() currency!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The code of the discount.' }) promoCode!: string | null;
  @ApiProperty({ type: [CartDiscountView], description: 'At most one.' }) discounts!: CartDiscountView[];
  @ApiProperty({ description: 'Another one as soon as the cart holds or costs something else; an order may name it.' })
  version!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The slots are held until then.' }) holdsUntil!:
    string | null;
  @ApiProperty({ type: WaitingOrderView, nullable: true, description: 'Made of this cart, and not paid yet.' })
  waitingOrder!: WaitingOrderView | null;
  @ApiProperty({ type: WireOfferView, nullable: true, description: 'Null for an empty cart.' })
  wire!: WireOfferView | null;
  @ApiProperty({ description: 'The server’s time: count down from this, not from the browser’s clock.' }) now!: string;
}

const ANYBODY = { adults: 1, children: 0, infants: 0 };

const NO_CART = { content: '' };

/**
 * Shows a cart after a command: each command answers the whole cart. Tours that were taken off sale meanwhile are left
 * out.
 */
@Injectable()
export class CartViews {
  constructor(
    private readonly departures: Departures,
    private readonly availability: Availability,
    private readonly discounts: CartDiscounts,
    private readonly giftCards: CartGiftCards,
    private readonly queries: QueryBus,
    private readonly payments: OrderPayments,
  ) {}

  /** @param sure items whose slots the command has just found free or claimed */
  async of(
    cart: Cart | undefined,
    actor: Actor,
    language: Locale,
    now: Date,
    sure: readonly (string | undefined)[] = [],
  ): Promise<CartView> {
    const currency = cart?.currency ?? DEFAULT_CURRENCY;
    const lines = await this.linesOf(cart);
    const itemIds = lines.map(({ item }) => item.id);
    const items: CartItemView[] = [];
    // As in an order, earlier items of the cart come first. An item that is not available takes nothing from the
    // others.
    const others: Claim[] = [];
    for (const { item, option } of lines) {
      const ofCart = { itemIds, others };
      const refusal = sure.includes(item.id) ? null : await this.refusalOf(item, option, ofCart, language, now);
      if (!refusal) others.push(Claim.ofItem(item, option));
      items.push(itemView(item, option, language, refusal));
    }
    const subtotal = Money.sum(
      [...items, ...(cart?.giftCardItems ?? [])].map(({ price }) => Money.from(price)),
      currency,
    );
    const discount = cart && (await this.discounts.of(cart, actor, language));
    const off = Money.from(discount?.granted?.amount ?? Money.zero(currency));
    const giftCards = cart ? await this.giftCards.of(cart, off) : [];
    const total = subtotal.minus(off);
    const held = cart?.holdsUntil && cart.holdsUntil > now ? cart.holdsUntil.toISOString() : null;
    return {
      items,
      subtotal: subtotal.toJSON(),
      discount: off.toJSON(),
      giftCardItems: (cart?.giftCardItems ?? []).map((item) => ({ ...item })),
      total: total.toJSON(),
      giftCards: giftCards.map(({ id, last4, applied, balance, expiresAt }) => ({
        id,
        last4,
        applied,
        balance,
        expiresAt: expiresAt.toISOString(),
      })),
      toPay: total.minus(sumOfApplied(giftCards, { currency })).toJSON(),
      currency,
      promoCode: discount?.granted?.code ?? null,
      discounts: discount ? [discountView(discount, off.toJSON(), language)] : [],
      version: versionOf(cart ?? NO_CART, discount?.granted, giftCards),
      holdsUntil: held,
      waitingOrder: cart?.openOrderId ? await this.queries.execute(new FindWaitingOrder(cart.id)) : null,
      wire: cart && items.length > 0 ? this.wireOf(cart, now) : null,
      now: now.toISOString(),
    };
  }

  private wireOf({ items, currency }: Cart, now: Date): WireOfferView {
    const starts = items.map(({ startsAt }) => new Date(startsAt));
    const reason = whyNoWire(now, starts, this.payments.takesTransfersIn(currency)) ?? null;
    const deadline = wireDeadline(now, starts).toISOString();
    return { isOffered: reason === null, reason, daysAhead: TERMS.transferDaysAhead, deadline };
  }

  private async linesOf(cart: Cart | undefined): Promise<readonly { item: CartItem; option: OptionForSale }[]> {
    const lines = await Promise.all(
      (cart?.items ?? []).map(async (item) => {
        const option = await this.departures.findOption(item.tourId, item.durationMinutes);
        return option && { item, option };
      }),
    );
    return lines.filter((line) => line !== undefined);
  }

  /** The refusal that an order would get now. */
  private async refusalOf(
    item: CartItem,
    option: OptionForSale,
    cart: CartOfClaim,
    language: Locale,
    now: Date,
  ): Promise<RefusalView | null> {
    try {
      const slot = slotAt(item.date, item.time, timetableOf(option), now);
      const [left = 0] = await this.availability.of(option, [slot], item, cart);
      if (left > 0) return null;
      const anybody = { ...item, travellers: ANYBODY };
      const [places = 0] = await this.availability.of(option, [slot], anybody, cart);
      const [leftByOthers = 0] = await this.availability.of(option, [slot], anybody, { ...cart, others: [] });
      const facts = { date: item.date, time: item.time, left: places };
      throw leftByOthers > places ? new SlotInCart(facts) : new SlotTaken(facts);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, params } = error;
      return { code, detail: problemText(code, language, params) ?? code };
    }
  }
}

function discountView({ granted, refused }: CartDiscount, amount: MoneyView, language: Locale): CartDiscountView {
  if (granted) {
    const { promoCodeId: id, code, isPersonal, percent } = granted;
    return { id, code, isPersonal, percent, amount, refusal: null };
  }
  const { id, code, problem } = refused;
  const detail = problemText(problem.code, language, problem.params) ?? problem.code;
  return { id, code, isPersonal: false, percent: null, amount, refusal: { code: problem.code, detail } };
}

function itemView(item: CartItem, option: OptionForSale, language: Locale, refusal: RefusalView | null): CartItemView {
  const point = option.meetingPoints.find(({ id }) => id === item.meetingPointId) ?? option.meetingPoints[0];
  return {
    id: item.id,
    tour: {
      id: option.tourId,
      name: option.name[language],
      slug: option.slug,
      image: `/posters/tour/${option.slug}/card.svg`,
      city: option.city.name[language],
    },
    datetime: { date: item.date, time: item.time },
    startsAt: item.startsAt,
    timeZone: option.city.timeZone,
    duration: item.durationMinutes,
    travellers: { ...item.travellers },
    guideLanguage: item.guideLanguage,
    meetingPoint: {
      id: point?.id ?? '',
      name: point?.name[language] ?? '',
      address: point ? addressIn(point, language) : '',
    },
    specialRequirements: item.specialRequirements,
    price: item.price,
    priceOriginalCurrency: item.priceOriginalCurrency,
    steps: shownSteps(item),
    tickets: entranceTicketsView(item.table.extras?.tickets, item.travellers, language),
    rate: item.rate,
    guaranteedUntil: item.guaranteedUntil,
    priceChanged: item.previousPrice !== null,
    previousPrice: item.previousPrice,
    cancellableUntil: new Date(new Date(item.startsAt).getTime() - option.cancellationMinutes * 60_000).toISOString(),
    refusal,
  };
}
