import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { convert, Money, type MoneyView, type Rate } from '../../../shared-kernel/money/money.js';

/** The posters that a card can show, by the slugs of the site's own drawings. */
export const GIFT_CARD_DESIGNS = ['home', 'tours', 'contact', 'zones', 'blog', 'map'] as const;

/** An order is paid with so many gift cards at most. */
export const MOST_GIFT_CARDS = 5;

/** A gift card that is bought with the cart. */
export interface GiftCardItem {
  readonly id: string;
  /** What the card is worth, in its own currency. */
  readonly amount: MoneyView;
  /** What it costs, in the currency of the cart. */
  readonly price: MoneyView;
  readonly design: string;
  readonly from: string;
  readonly recipient: { readonly name: string; readonly email: string } | null;
  readonly message: string | null;
  /** `yyyy-MM-dd`; null: at once. */
  readonly deliverOn: string | null;
}

/** A card that can pay now. */
export interface UsableGiftCard {
  readonly id: string;
  readonly last4: string;
  /** In the card's own currency. */
  readonly balance: MoneyView;
  readonly expiresAt: Date;
}

/** What a card pays of an order. */
export interface AppliedGiftCard extends UsableGiftCard {
  /** In the order's currency. */
  readonly applied: MoneyView;
  /** The same in the card's own currency. */
  readonly taken: MoneyView;
}

/** What a card has paid of an order; minor units of the order. */
export interface GiftCardPart {
  readonly giftCardId: string;
  readonly last4: string;
  readonly amount: number;
  /** What went back to the card, on its way included. */
  readonly refunded: number;
}

export interface GiftCardUses {
  readonly orderId: string;
  readonly orderReference: string;
  readonly uses: readonly { readonly giftCardId: string; readonly amount: MoneyView; readonly paid: MoneyView }[];
}

export interface SoldGiftCard {
  readonly item: GiftCardItem;
  readonly order: { readonly id: string; readonly reference: string };
  readonly language: Locale;
  readonly timeZone: string | null;
  readonly buyer: { readonly userId: string | null; readonly name: string; readonly email: string };
}

/** Gift cards as a means of payment, and those that are sold. All but the two questions run in the running transaction. */
export abstract class GiftCards {
  abstract findByCode(code: string, replacedOrderIds: readonly string[]): Promise<UsableGiftCard | undefined>;
  /** The first to expire first. */
  abstract findUsable(ids: readonly string[], replacedOrderIds: readonly string[]): Promise<readonly UsableGiftCard[]>;
  /** Throws GiftCardInvalid where a card no longer has its amount. */
  abstract reserve(order: GiftCardUses): Promise<void>;
  /** The order is paid. False where its amounts were released meanwhile and a card no longer has them. */
  abstract count(orderId: string): Promise<boolean>;
  abstract release(orderId: string): Promise<void>;
  abstract refund(refund: {
    readonly orderId: string;
    readonly giftCardId: string;
    readonly key: string;
    readonly amount: MoneyView;
  }): Promise<void>;
  /** Makes a card for an item that is paid, once. */
  abstract issue(card: SoldGiftCard): Promise<void>;
}

/** Today's exchange rates. */
export abstract class ExchangeRates {
  /** Rates into a currency, by the one they are from. */
  abstract to(currency: Currency): Promise<ReadonlyMap<Currency, Rate>>;
}

/**
 * Divides what is due over the cards, in their order. A card in another currency counts by the rate; one without a rate
 * pays nothing.
 */
export function applyGiftCards(
  due: Money,
  cards: readonly UsableGiftCard[],
  rates: ReadonlyMap<Currency, Rate>,
): readonly AppliedGiftCard[] {
  let open = due;
  return cards.map((card) => {
    const balance = Money.from(card.balance);
    const worth = inCurrency(balance, due.currency, rates);
    const applied = worth.isLessThan(open) ? worth : open;
    open = open.minus(applied);
    return { ...card, applied: applied.toJSON(), taken: shareOf(balance, worth, applied).toJSON() };
  });
}

function inCurrency(amount: Money, currency: Currency, rates: ReadonlyMap<Currency, Rate>): Money {
  if (amount.currency === currency) return amount;
  const rate = rates.get(amount.currency);
  return rate ? convert(amount, rate) : Money.zero(currency);
}

/** The part of the balance that is worth the applied amount; at least the smallest unit. */
function shareOf(balance: Money, worth: Money, applied: Money): Money {
  if (applied.isZero()) return Money.zero(balance.currency);
  const [share = balance] = balance.split([applied.amount, worth.amount - applied.amount]);
  return share.isZero() ? Money.of(1, balance.currency) : share;
}
