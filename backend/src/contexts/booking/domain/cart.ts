import type { Id } from '../../../shared-kernel/building-blocks/ids.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Money, type MoneyView, type Rate } from '../../../shared-kernel/money/money.js';
import { discountableOf } from './lines-of-sale.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { CartFull, CartItemUnknown, HoldAlreadyExtended } from './booking.errors.js';
import { type GiftCardItem, MOST_GIFT_CARDS } from './gift-cards.js';
import type { Order } from './order.js';
import type { Travellers } from './party.js';
import type { PriceOffer } from './price-offers.js';

export type CartId = Id<'Cart'>;
export type CartItemId = Id<'CartItem'>;

/** A price that was offered and holds until `guaranteedUntil` (ISO instant). */
export interface GuaranteedPrice {
  readonly price: MoneyView;
  readonly priceOriginalCurrency: MoneyView;
  readonly rate: Rate;
  readonly steps: PriceOffer['steps'];
  readonly table: PriceOffer['table'];
  readonly guaranteedUntil: string;
}

export interface CartItem extends GuaranteedPrice {
  readonly id: CartItemId;
  readonly tourId: string;
  readonly durationMinutes: number;
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
  readonly meetingPointId: string;
  readonly specialRequirements: string | null;
  /** The price that the visitor saw last, if it differs. The page shows both. */
  readonly previousPrice: MoneyView | null;
}

/** A slot that the cart holds or has held. */
export interface HeldSlot {
  readonly slot: string;
  /** Counts the first hold and its extension. */
  readonly times: number;
  readonly until: string;
}

/** A code that was entered. */
export interface CartPromoCode {
  readonly id: string;
  /** In capital letters. */
  readonly code: string;
}

const MOST_ITEMS = 20;
export const CART_DAYS = 30;
const HOLD_MS = TERMS.holdMinutes * 60_000;
/** The first hold and one extension. */
const MOST_HOLDS = 2;
/** After this time without a hold the slot may be held anew. */
const HOLDS_REMEMBERED_MS = 86_400_000;

/**
 * A visitor's selection. A cart lives thirty days after its last change. It belongs to an anonymous visitor or to an
 * account.
 */
export class Cart {
  readonly id!: CartId;
  /** Hash of the random token in the visitor's cookie; null for the cart of an account. */
  tokenHash!: string | null;
  ownerId!: string | null;
  currency!: Currency;
  items!: readonly CartItem[];
  holdsUntil!: Date | null;
  holdExtended!: boolean;
  heldSlots!: readonly HeldSlot[];
  /**
   * The last unpaid order of this cart; its time to pay may be over. Carts that were merged into this one may have had
   * another order. A new order replaces it.
   */
  openOrderId!: string | null;
  /** The code that was entered. What it is worth is asked anew at each read. */
  promoCode!: CartPromoCode | null;
  /** Gift cards that are bought. */
  giftCardItems!: readonly GiftCardItem[];
  /** Gift cards that pay, by their ids. What each pays is asked anew at each read. */
  giftCardIds!: readonly string[];
  /** A professional has taken the personal code out, which is otherwise applied by itself. */
  declinesPersonalCode!: boolean;
  expiresAt!: Date;

  static open(id: CartId, owner: { tokenHash: string } | { ownerId: string }, currency: Currency, now: Date): Cart {
    const cart = new Cart();
    Object.assign(cart, {
      id,
      tokenHash: 'tokenHash' in owner ? owner.tokenHash : null,
      ownerId: 'ownerId' in owner ? owner.ownerId : null,
      currency,
      items: [],
      holdsUntil: null,
      holdExtended: false,
      heldSlots: [],
      openOrderId: null,
      promoCode: null,
      giftCardItems: [],
      giftCardIds: [],
      declinesPersonalCode: false,
      expiresAt: keptUntil(now),
    } satisfies Partial<Cart>);
    return cart;
  }

  add(item: CartItem, now: Date): void {
    this.mustHaveRoom();
    this.items = [...this.items, item];
    this.touch(now);
  }

  /** Throws CartFull. */
  addGiftCard(item: GiftCardItem, now: Date): void {
    this.mustHaveRoom();
    this.giftCardItems = [...this.giftCardItems, item];
    this.touch(now);
  }

  /** False where the cart has no such gift card. */
  removeGiftCard(id: string, now: Date): boolean {
    if (!this.giftCardItems.some((item) => item.id === id)) return false;
    this.giftCardItems = this.giftCardItems.filter((item) => item.id !== id);
    this.touch(now);
    return true;
  }

  repriceGiftCards(prices: ReadonlyMap<string, MoneyView>): void {
    this.giftCardItems = this.giftCardItems.map((item) => ({ ...item, price: prices.get(item.id) ?? item.price }));
  }

  /** Has a gift card pay; a card that pays already stays once. */
  useGiftCard(giftCardId: string, now: Date): void {
    this.giftCardIds = [...new Set([...this.giftCardIds, giftCardId])];
    this.touch(now);
  }

  /** False where the card pays nothing of the cart. */
  stopGiftCard(giftCardId: string, now: Date): boolean {
    if (!this.giftCardIds.includes(giftCardId)) return false;
    this.giftCardIds = this.giftCardIds.filter((id) => id !== giftCardId);
    this.touch(now);
    return true;
  }

  get isEmpty(): boolean {
    return this.items.length === 0 && this.giftCardItems.length === 0;
  }

  /** What the gift cards cost that are bought. No discount and no gift card lowers it. */
  get priceOfGiftCards(): Money {
    return Money.sum(
      this.giftCardItems.map(({ price }) => Money.from(price)),
      this.currency,
    );
  }

  replace(item: CartItem, now: Date): void {
    this.item(item.id);
    this.items = this.items.map((other) => (other.id === item.id ? item : other));
    this.touch(now);
  }

  remove(id: CartItemId, now: Date): void {
    this.item(id);
    this.items = this.items.filter((item) => item.id !== id);
    this.touch(now);
  }

  /** Throws CartItemUnknown. */
  item(id: CartItemId): CartItem {
    const item = this.items.find((candidate) => candidate.id === id);
    if (!item) throw new CartItemUnknown({ item: id });
    return item;
  }

  /**
   * Gives an item a new price. A different price in the same currency is marked, so that nobody pays another price than
   * the one on screen.
   */
  reprice(id: CartItemId, offer: GuaranteedPrice, now: Date): void {
    const item = this.item(id);
    const changed = !Money.from(item.price).equals(Money.from(offer.price));
    const previousPrice = changed ? item.price : item.previousPrice;
    const sameCurrency = item.price.currency === offer.price.currency;
    this.replace({ ...item, ...offer, previousPrice: sameCurrency ? previousPrice : null }, now);
  }

  /** Records that the visitor has seen the changed prices. */
  acceptPrices(now: Date): void {
    this.items = this.items.map((item) => ({ ...item, previousPrice: null }));
    this.touch(now);
  }

  get subtotal(): Money {
    return Money.sum(
      this.items.map(({ price }) => Money.from(price)),
      this.currency,
    );
  }

  /** What discounts are taken off: all but the entrance tickets. */
  get discountable(): Money {
    return Money.sum(this.items.map(discountableOf), this.currency);
  }

  /** Applies a code, in place of another one. */
  apply(promoCode: CartPromoCode, now: Date): void {
    this.promoCode = promoCode;
    this.touch(now);
  }

  /** @param isPersonal the code would be applied by itself again */
  removeCode(isPersonal: boolean, now: Date): void {
    this.promoCode = null;
    this.declinesPersonalCode ||= isPersonal;
    this.touch(now);
  }

  /** Items whose price guarantee has ended. */
  staleItems(now: Date): readonly CartItem[] {
    return this.items.filter((item) => new Date(item.guaranteedUntil) <= now);
  }

  /** The terms to which the customer agrees with an order. Two carts of equal content are the same purchase. */
  get content(): string {
    const items = JSON.stringify(this.items.map(contentOf));
    return this.giftCardItems.length > 0 ? items + JSON.stringify(this.giftCardItems) : items;
  }

  isHeld(now: Date): boolean {
    return this.holdsUntil !== null && this.holdsUntil > now;
  }

  /**
   * Returns the end of the hold of the cart's slots. A hold can be extended once. Throws HoldAlreadyExtended if any
   * slot of the cart has had its extension, so that nobody blocks a slot without ordering it.
   */
  hold(now: Date): Date {
    const isExtension = this.isHeld(now);
    const slots = [...new Set(this.items.map(slotOf))];
    const isUsedUp = slots.some((slot) => (this.heldSlot(slot, now)?.times ?? 0) >= MOST_HOLDS);
    if (isUsedUp || (isExtension && this.holdExtended))
      throw new HoldAlreadyExtended({ until: this.holdsUntil?.toISOString() ?? '' });
    const until = new Date((isExtension ? (this.holdsUntil ?? now) : now).getTime() + HOLD_MS);
    this.rememberHolds(
      slots.map((slot) => ({ slot, times: (this.heldSlot(slot, now)?.times ?? 0) + 1, until: until.toISOString() })),
      now,
    );
    Object.assign(this, { holdsUntil: until, holdExtended: isExtension });
    return until;
  }

  /**
   * Returns the end of the hold of an item that was changed: the same as for the rest of the cart. Undefined if the
   * cart is not held, or if this slot has had its longest hold.
   */
  holdOf(item: CartItem, now: Date): Date | undefined {
    if (this.holdsUntil === null || !this.isHeld(now)) return undefined;
    const slot = slotOf(item);
    const held = this.heldSlot(slot, now);
    const isOver = held !== undefined && new Date(held.until) <= now;
    if (isOver && held.times >= MOST_HOLDS) return undefined;
    const times = Math.max((held?.times ?? 0) + (isOver ? 1 : 0), this.holdExtended ? MOST_HOLDS : 1);
    this.rememberHolds([{ slot, times, until: this.holdsUntil.toISOString() }], now);
    return this.holdsUntil;
  }

  /** Takes over the items of the other cart, as far as there is room. */
  takeOver(other: Cart, now: Date): void {
    const room = MOST_ITEMS - this.items.length - this.giftCardItems.length;
    this.items = [...this.items, ...other.items.slice(0, room)];
    this.giftCardItems = [...this.giftCardItems, ...other.giftCardItems];
    this.giftCardIds = [...new Set([...this.giftCardIds, ...other.giftCardIds])].slice(0, MOST_GIFT_CARDS);
    this.rememberHolds(
      other.heldSlots.map((held) => ({
        ...held,
        times: Math.max(held.times, this.heldSlot(held.slot, now)?.times ?? 0),
      })),
      now,
    );
    this.openOrderId = other.openOrderId ?? this.openOrderId;
    this.promoCode = other.promoCode ?? this.promoCode;
    this.touch(now);
  }

  /** Removes the items that were paid. A newer order of the cart stays open. */
  clearOf({ id, lines }: Pick<Order, 'id' | 'lines'>, now: Date): void {
    const paid = lines.map((line) => line.itemId);
    this.items = this.items.filter((item) => !paid.includes(item.id));
    this.giftCardItems = this.giftCardItems.filter((item) => !paid.includes(item.id));
    if (this.openOrderId === id) this.forgetOrder();
    // The next purchase begins without the code of this one.
    if (this.items.length === 0) Object.assign(this, { promoCode: null, declinesPersonalCode: false, giftCardIds: [] });
    this.touch(now);
  }

  /**
   * Ends the holds of the cart and of its order.
   * @param next another order of the cart that still waits for its payment
   */
  forgetOrder(next: string | null = null): void {
    Object.assign(this, { openOrderId: next, holdsUntil: null, holdExtended: false });
  }

  private mustHaveRoom(): void {
    if (this.items.length + this.giftCardItems.length >= MOST_ITEMS) throw new CartFull({ most: MOST_ITEMS });
  }

  private heldSlot(slot: string, now: Date): HeldSlot | undefined {
    return this.heldSlots.find((held) => held.slot === slot && isRemembered(held, now));
  }

  private rememberHolds(holds: readonly HeldSlot[], now: Date): void {
    const slots = holds.map(({ slot }) => slot);
    const others = this.heldSlots.filter((held) => !slots.includes(held.slot) && isRemembered(held, now));
    this.heldSlots = [...others, ...holds];
  }

  private touch(now: Date): void {
    this.expiresAt = keptUntil(now);
  }
}

const contentOf = ({ travellers, price, ...item }: CartItem) => [
  item.id,
  item.tourId,
  item.durationMinutes,
  item.date,
  item.time,
  [travellers.adults, travellers.children, travellers.infants],
  item.guideLanguage,
  item.meetingPointId,
  item.specialRequirements,
  [price.amount, price.currency],
];

/** The key of a slot. Items of different parties may have the same one. */
const slotOf = ({ tourId, durationMinutes, startsAt }: CartItem): string => `${tourId} ${durationMinutes} ${startsAt}`;

const isRemembered = ({ until }: HeldSlot, now: Date): boolean =>
  new Date(until).getTime() + HOLDS_REMEMBERED_MS > now.getTime();

const keptUntil = (now: Date): Date => new Date(now.getTime() + CART_DAYS * 86_400_000);
