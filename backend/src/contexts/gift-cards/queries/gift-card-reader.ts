import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isCode, writtenCode } from '../domain/code-text.js';
import { GiftCard } from '../domain/gift-card.js';
import { GiftCardUnknown } from '../domain/gift-card.errors.js';
import { GiftCardCodes } from '../domain/gift-card-codes.js';

/** Reads cards for queries, outside a transaction. */
@Injectable()
export class GiftCardReader {
  constructor(
    private readonly entities: EntityManager,
    private readonly codes: GiftCardCodes,
  ) {}

  /** Throws GiftCardUnknown. */
  async get(id: string): Promise<GiftCard> {
    const card = await this.entities.fork().findOne(GiftCard, { id });
    if (!card) throw new GiftCardUnknown({ giftCard: id });
    return card;
  }

  async findByCode(typed: string): Promise<GiftCard | undefined> {
    const code = writtenCode(typed);
    if (!isCode(code)) return undefined;
    return (await this.entities.fork().findOne(GiftCard, { codeHash: this.codes.hashOf(code) })) ?? undefined;
  }
}
