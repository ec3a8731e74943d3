import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { isCode, lastOf, LONGEST_TYPED, writtenCode } from '../domain/code-text.js';
import { GiftCard, type KeptCode } from '../domain/gift-card.js';
import { GiftCardBalances } from '../domain/gift-card-balances.js';
import { GiftCardCodes } from '../domain/gift-card-codes.js';
import { GiftCardRepository } from '../domain/gift-card.repository.js';
import { Liability } from '../domain/liability.js';
import {
  type GiftCardRefund,
  GiftCardsApi,
  type NewGiftCard,
  type UsableGiftCard,
  type UsesOfOrder,
} from '../index.js';
import { DELIVER_GIFT_CARD } from '../jobs/deliver-gift-card.job.js';

/** Answers booking. */
@Injectable()
export class GiftCardsApiAdapter extends GiftCardsApi {
  constructor(
    private readonly cards: GiftCardRepository,
    private readonly balances: GiftCardBalances,
    private readonly liability: Liability,
    private readonly codes: GiftCardCodes,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findByCode(typed: string, replacedOrderIds: readonly string[] = []): Promise<UsableGiftCard | undefined> {
    if (typed.length > LONGEST_TYPED) return undefined;
    const code = writtenCode(typed);
    const card = isCode(code) ? await this.cards.findByCodeHash(this.codes.hashOf(code)) : undefined;
    return card && (await this.findUsable([card.id], replacedOrderIds))[0];
  }

  findUsable(
    giftCardIds: readonly string[],
    replacedOrderIds: readonly string[] = [],
  ): Promise<readonly UsableGiftCard[]> {
    return this.balances.findUsable(giftCardIds, replacedOrderIds);
  }

  reserve(order: UsesOfOrder): Promise<boolean> {
    return this.balances.reserve(order);
  }

  async count(orderId: string): Promise<boolean> {
    const counted = await this.balances.count(orderId);
    for (const { giftCardId, amount, paid, orderReference: order } of counted ?? [])
      await this.liability.used({ key: `${orderId}:${giftCardId}`, amount, paid, order });
    return counted !== undefined;
  }

  release(orderId: string): Promise<void> {
    return this.balances.release(orderId);
  }

  async refund(refund: GiftCardRefund): Promise<void> {
    const made = await this.balances.refund(refund);
    if (!made || made.amount === 0) return;
    const { orderReference: order, ...amount } = made;
    await this.liability.refunded({ key: refund.key, amount, paid: refund.amount, order });
  }

  async issue(terms: NewGiftCard): Promise<void> {
    const id = this.ids.uuid();
    const card = GiftCard.issue(id, this.kept(this.codes.codeOf(id)), terms, this.clock.now());
    if (!(await this.cards.issue(card))) return;
    await this.liability.issued(card, terms.price, terms.amount);
    await this.scheduledJobs.plan(DELIVER_GIFT_CARD, id, card.deliverAt, { giftCardId: id });
  }

  private kept(code: string): KeptCode {
    return { hash: this.codes.hashOf(code), last4: lastOf(code) };
  }
}
