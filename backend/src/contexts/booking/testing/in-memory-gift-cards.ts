import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Rate } from '../../../shared-kernel/money/money.js';
import { GiftCardInvalid } from '../domain/booking.errors.js';
import {
  ExchangeRates,
  GiftCards,
  type GiftCardUses,
  type SoldGiftCard,
  type UsableGiftCard,
} from '../domain/gift-cards.js';

interface CardInMemory {
  readonly id: string;
  readonly code: string;
  readonly currency: Currency;
  balance: number;
}

/** Cards with balances. */
export class InMemoryGiftCards extends GiftCards {
  readonly cards: CardInMemory[] = [];
  readonly uses = new Map<string, GiftCardUses & { status: 'reserved' | 'counted' | 'released' }>();
  readonly issued: SoldGiftCard[] = [];
  readonly refunds: Parameters<GiftCards['refund']>[0][] = [];

  async findByCode(code: string, replaced: readonly string[]): Promise<UsableGiftCard | undefined> {
    const card = this.cards.find((each) => each.code === code.trim().toUpperCase());
    return card && (await this.findUsable([card.id], replaced))[0];
  }

  async findUsable(ids: readonly string[], replaced: readonly string[]): Promise<readonly UsableGiftCard[]> {
    return this.cards
      .filter(({ id }) => ids.includes(id))
      .map(({ id, code, balance, currency }) => ({
        id,
        last4: code.slice(-4),
        balance: { amount: balance + this.reservedBy(id, replaced), currency },
        expiresAt: new Date('2029-12-31T23:59:59Z'),
      }))
      .filter(({ balance }) => balance.amount > 0);
  }

  async reserve(order: GiftCardUses): Promise<void> {
    if (!this.take(order)) throw new GiftCardInvalid();
    this.uses.set(order.orderId, { ...order, status: 'reserved' });
  }

  async count(orderId: string): Promise<boolean> {
    const use = this.uses.get(orderId);
    if (!use || use.status === 'counted') return true;
    if (use.status === 'released' && !this.take(use)) return false;
    use.status = 'counted';
    return true;
  }

  async release(orderId: string): Promise<void> {
    const use = this.uses.get(orderId);
    if (use?.status !== 'reserved') return;
    use.status = 'released';
    for (const { giftCardId, amount } of use.uses) this.card(giftCardId).balance += amount.amount;
  }

  async refund(refund: Parameters<GiftCards['refund']>[0]): Promise<void> {
    this.refunds.push(refund);
  }

  async issue(card: SoldGiftCard): Promise<void> {
    if (!this.issued.some(({ item }) => item.id === card.item.id)) this.issued.push(card);
  }

  private take({ uses }: GiftCardUses): boolean {
    if (uses.some(({ giftCardId, amount }) => this.card(giftCardId).balance < amount.amount)) return false;
    for (const { giftCardId, amount } of uses) this.card(giftCardId).balance -= amount.amount;
    return true;
  }

  private reservedBy(id: string, orderIds: readonly string[]): number {
    return orderIds.reduce((sum, orderId) => {
      const order = this.uses.get(orderId);
      if (order?.status !== 'reserved') return sum;
      return sum + (order.uses.find(({ giftCardId }) => giftCardId === id)?.amount.amount ?? 0);
    }, 0);
  }

  private card(id: string): CardInMemory {
    const card = this.cards.find((each) => each.id === id);
    if (!card) throw new Error(`no card ${id}`);
    return card;
  }
}

/** One unit of any currency is one unit of any other. */
export class EqualRates extends ExchangeRates {
  async to(to: Currency): Promise<ReadonlyMap<Currency, Rate>> {
    return new Map((['EUR', 'USD'] as const).map((from) => [from, { from, to, rate: '1', date: '2027-04-30' }]));
  }
}
