import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { instantOf } from '../../../shared-kernel/time/local-time.js';
import type { GiftCardIssued, GiftCardReturned } from '../events.js';
import { GiftCardClosed, GiftCardEndsTooEarly, GiftCardNotReturnable } from './gift-card.errors.js';

export const GIFT_CARD_STATES = ['active', 'used-up', 'expired', 'blocked', 'returned'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

export const GIFT_CARD_ORIGINS = ['bought', 'compensation'] as const;
export type GiftCardOrigin = (typeof GIFT_CARD_ORIGINS)[number];

export const GIFT_CARD_ACTIONS = ['block', 'extend', 'resend'] as const;
export type GiftCardAction = (typeof GIFT_CARD_ACTIONS)[number];

/** `issue`, `release` and `refund` add to the balance; `use` and `return` take from it. */
export const MOVEMENT_KINDS = ['issue', 'use', 'release', 'refund', 'return'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

const DAY_MS = 86_400_000;
/** On the buyer's clock. */
const HOUR_OF_DELIVERY = '08:00';

/** What is stored of a code. */
export interface KeptCode {
  readonly hash: string;
  readonly last4: string;
}

export interface GiftCardTerms {
  readonly sourceId: string;
  readonly origin: GiftCardOrigin;
  readonly amount: MoneyView;
  readonly price: MoneyView;
  readonly order: { readonly id: string; readonly reference: string };
  readonly language: Locale;
  readonly design: string;
  readonly from: string;
  readonly recipient?: { readonly name: string; readonly email: string } | undefined;
  readonly message?: string | undefined;
  readonly deliverOn?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly buyer: { readonly userId: string | null; readonly name: string; readonly email: string };
}

/** Money paid in advance, in one currency, for whoever knows the code. */
export class GiftCard extends AggregateRoot {
  readonly id!: string;
  readonly codeHash!: string;
  readonly last4!: string;
  readonly origin!: GiftCardOrigin;
  readonly sourceId!: string;
  readonly orderId!: string;
  readonly orderReference!: string;
  readonly currency!: Currency;
  /** What it was issued with; minor units. */
  readonly amount!: number;
  /** The sum of its movements. Moved by conditional updates alone: nothing here changes it. */
  readonly balance!: number;
  readonly priceAmount!: number;
  readonly priceCurrency!: Currency;
  readonly language!: Locale;
  readonly design!: string;
  readonly fromName!: string;
  readonly recipientName!: string | null;
  readonly recipientEmail!: string | null;
  readonly message!: string | null;
  readonly buyerId!: string | null;
  readonly buyerName!: string;
  readonly buyerEmail!: string;
  readonly issuedAt!: Date;
  readonly deliverAt!: Date;
  deliveredAt!: Date | null;
  /** How often the card was mailed. */
  deliveries!: number;
  expiresAt!: Date;
  blockedAt!: Date | null;
  blockReason!: string | null;
  returnedAt!: Date | null;
  version!: number;

  static issue(id: string, code: KeptCode, terms: GiftCardTerms, now: Date): GiftCard {
    const { sourceId, origin, amount, price, order, language, design, buyer, recipient } = terms;
    return Object.assign(new GiftCard(), {
      id,
      codeHash: code.hash,
      last4: code.last4,
      origin,
      sourceId,
      orderId: order.id,
      orderReference: order.reference,
      currency: amount.currency,
      amount: amount.amount,
      balance: amount.amount,
      priceAmount: price.amount,
      priceCurrency: price.currency,
      language,
      design,
      fromName: terms.from,
      recipientName: recipient?.name ?? null,
      recipientEmail: recipient?.email ?? null,
      message: terms.message ?? null,
      buyerId: buyer.userId,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      issuedAt: now,
      deliverAt: deliveryOf(terms, now),
      deliveredAt: null,
      deliveries: 0,
      expiresAt: endOfYear(now.getUTCFullYear() + TERMS.giftCardYears),
      blockedAt: null,
      blockReason: null,
      returnedAt: null,
      version: 1,
    } satisfies Partial<GiftCard>);
  }

  get issuedEvent(): GiftCardIssued {
    return { type: 'gift-cards.gift-card-issued.v1', giftCardId: this.id };
  }

  stateAt(now: Date): GiftCardState {
    if (this.returnedAt) return 'returned';
    if (this.blockedAt) return 'blocked';
    if (this.expiresAt <= now) return 'expired';
    return this.balance === 0 ? 'used-up' : 'active';
  }

  /** Who gets the code: the recipient, or the buyer, who hands it over. */
  get addressee(): { readonly name: string; readonly email: string } {
    const { recipientName, recipientEmail } = this;
    if (recipientName !== null && recipientEmail !== null) return { name: recipientName, email: recipientEmail };
    return { name: this.buyerName, email: this.buyerEmail };
  }

  get isForBuyer(): boolean {
    return this.recipientEmail === null;
  }

  /** Whether the card is mailed when its time has come. */
  get isToDeliver(): boolean {
    return this.deliveredAt === null && this.returnedAt === null && this.blockedAt === null;
  }

  deliver(now: Date): void {
    this.deliveredAt ??= now;
    this.deliveries += 1;
  }

  /** The end of the time in which the buyer returns it unused. */
  get returnableUntil(): Date {
    return new Date(this.issuedAt.getTime() + TERMS.giftCardReturnDays * DAY_MS);
  }

  isReturnable(now: Date): boolean {
    return this.whyNotReturnable(now) === undefined;
  }

  /** Empties the card for its price. Throws GiftCardNotReturnable. */
  return(now: Date): void {
    const reason = this.whyNotReturnable(now);
    if (reason) throw new GiftCardNotReturnable({ reason });
    this.returnedAt = now;
    this.record<GiftCardReturned>({
      type: 'gift-cards.gift-card-returned.v1',
      giftCardId: this.id,
      orderId: this.orderId,
      itemId: this.sourceId,
    });
  }

  /** Throws GiftCardClosed. */
  block(reason: string, now: Date): void {
    this.mustNotBe(now, 'blocked', 'returned');
    this.blockedAt = now;
    this.blockReason = reason;
  }

  /** Also revives a card that has expired. Throws GiftCardClosed or GiftCardEndsTooEarly. */
  extend(until: Date, now: Date): void {
    this.mustNotBe(now, 'blocked', 'returned');
    if (until <= this.expiresAt || until <= now) throw new GiftCardEndsTooEarly();
    this.expiresAt = until;
  }

  /** Throws GiftCardClosed unless the card was mailed before and still works. */
  mustBeResendable(now: Date): void {
    this.mustNotBe(now, 'blocked', 'returned', 'expired');
    if (this.deliveredAt === null) throw new GiftCardClosed({ state: 'waiting' });
  }

  actionsAt(now: Date): readonly GiftCardAction[] {
    const state = this.stateAt(now);
    if (state === 'blocked' || state === 'returned') return [];
    const isMailed = this.deliveredAt !== null && state !== 'expired';
    return isMailed ? GIFT_CARD_ACTIONS : ['block', 'extend'];
  }

  private whyNotReturnable(now: Date): string | undefined {
    if (this.origin !== 'bought') return 'not-bought';
    if (this.returnedAt || this.blockedAt) return this.stateAt(now);
    if (this.balance !== this.amount) return 'used';
    return now > this.returnableUntil ? 'too-late' : undefined;
  }

  private mustNotBe(now: Date, ...states: readonly GiftCardState[]): void {
    const state = this.stateAt(now);
    if (states.includes(state)) throw new GiftCardClosed({ state });
  }
}

/** Morning of the chosen day; at once for today, a day that is over, and for none. */
function deliveryOf({ deliverOn, timeZone = 'Europe/Rome' }: GiftCardTerms, now: Date): Date {
  const morning = deliverOn === undefined ? undefined : instantOf(`${deliverOn}T${HOUR_OF_DELIVERY}`, timeZone);
  return morning && morning > now ? morning : now;
}

/** The last second of the year. */
export const endOfYear = (year: number): Date => new Date(Date.UTC(year, 11, 31, 23, 59, 59));

/** The end of a card that gets money back: never sooner than the end of the day in twelve months. */
export function endAfterRefund(expiresAt: Date, now: Date): Date {
  const least = new Date(now);
  least.setUTCMonth(least.getUTCMonth() + TERMS.giftCardRefundMonths);
  least.setUTCHours(23, 59, 59, 0);
  return expiresAt > least ? expiresAt : least;
}
