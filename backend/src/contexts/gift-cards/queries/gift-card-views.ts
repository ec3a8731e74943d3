import { ApiProperty } from '@nestjs/swagger';
import { type RawBuilder, sql } from 'kysely';
import { ListPage } from '../../../platform/lists/list-page.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import {
  GIFT_CARD_ACTIONS,
  GIFT_CARD_ORIGINS,
  GIFT_CARD_STATES,
  type GiftCardAction,
  type GiftCardOrigin,
  type GiftCardState,
  MOVEMENT_KINDS,
  type MovementKind,
} from '../domain/gift-card.js';

class GiftCardMoney implements MoneyView {
  @ApiProperty({ type: 'integer', description: 'Minor units.' }) amount!: number;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
}

/** A gift card in the team's list. */
export class GiftCardRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: '4B8C', description: 'The end of the code.' }) last4!: string;
  @ApiProperty({ enum: GIFT_CARD_STATES }) state!: GiftCardState;
  @ApiProperty({ enum: GIFT_CARD_ORIGINS }) origin!: GiftCardOrigin;
  @ApiProperty({ type: 'integer', description: 'What it was issued with, in minor units.' }) amount!: number;
  @ApiProperty({ type: 'integer', description: 'Minor units.' }) balance!: number;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
  @ApiProperty({ example: 'CIC-7K3M9Q' }) orderReference!: string;
  @ApiProperty() buyerName!: string;
  @ApiProperty({ type: String, nullable: true }) recipientName!: string | null;
  @ApiProperty({ format: 'date-time', type: String }) issuedAt!: Date;
  @ApiProperty({ format: 'date-time', type: String }) expiresAt!: Date;
  @ApiProperty({ format: 'date-time', type: String }) deliverAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) deliveredAt!: Date | null;
}

export class GiftCardsPage extends ListPage<GiftCardRow> {
  @ApiProperty({ type: [GiftCardRow] }) items!: GiftCardRow[];
}

export class GiftCardMovementView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: MOVEMENT_KINDS }) kind!: MovementKind;
  @ApiProperty({ type: 'integer', description: 'Minor units; negative where it takes from the balance.' })
  amount!: number;
  @ApiProperty({ example: 'CIC-7K3M9Q' }) orderReference!: string;
  @ApiProperty({ format: 'date-time', type: String }) at!: Date;
}

/** A gift card with everything that the team may know of it. The code is not in it. */
export class GiftCardRecord extends GiftCardRow {
  @ApiProperty({ enum: LOCALES }) language!: Locale;
  @ApiProperty() design!: string;
  @ApiProperty() fromName!: string;
  @ApiProperty({ type: String, nullable: true }) recipientEmail!: string | null;
  @ApiProperty({ type: String, nullable: true }) message!: string | null;
  @ApiProperty() buyerEmail!: string;
  @ApiProperty({ type: 'integer' }) deliveries!: number;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) blockedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true }) blockReason!: string | null;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) returnedAt!: Date | null;
  @ApiProperty({ type: [GiftCardMovementView], description: 'The latest first; they add up to the balance.' })
  movements!: GiftCardMovementView[];
  @ApiProperty() version!: number;
  @ApiProperty({ enum: GIFT_CARD_ACTIONS, isArray: true, description: 'What the reader may do now.' })
  actions!: GiftCardAction[];
}

/** What a code is worth, for whoever knows it. */
export class GiftCardBalanceView {
  @ApiProperty({ example: '4B8C' }) last4!: string;
  @ApiProperty({ enum: GIFT_CARD_STATES }) state!: GiftCardState;
  @ApiProperty({ type: GiftCardMoney }) balance!: MoneyView;
  @ApiProperty({ format: 'date-time', type: String }) expiresAt!: Date;
}

/** The page of a card, for its buyer. */
export class OwnGiftCardView extends GiftCardBalanceView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: GiftCardMoney, description: 'What it was issued with.' }) amount!: MoneyView;
  @ApiProperty() design!: string;
  @ApiProperty() fromName!: string;
  @ApiProperty({ type: String, nullable: true }) recipientName!: string | null;
  @ApiProperty({ type: String, nullable: true }) message!: string | null;
  @ApiProperty({ example: 'CIC-7K3M9Q' }) orderReference!: string;
  @ApiProperty({ format: 'date-time', type: String }) deliverAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) deliveredAt!: Date | null;
  @ApiProperty({ format: 'date-time', type: String, description: 'Until then it is returned unused.' })
  returnableUntil!: Date;
  @ApiProperty({ type: [GiftCardMovementView] }) movements!: GiftCardMovementView[];
  @ApiProperty({ enum: ['return'], isArray: true, description: 'What the buyer may do now.' }) actions!: 'return'[];
}

/** The state as SQL; the aggregate says it for one card. */
export const stateAt = (now: Date): RawBuilder<GiftCardState> => sql<GiftCardState>`
  case when returned_at is not null then 'returned'
       when blocked_at is not null then 'blocked'
       when expires_at <= ${now}::timestamptz then 'expired'
       when balance = 0 then 'used-up'
       else 'active' end
`;

export const giftCardColumns = (now: Date): RawBuilder<GiftCardRow> => sql<GiftCardRow>`
  id, last4, ${stateAt(now)} as state, origin, amount, balance, currency, order_reference as "orderReference",
  buyer_name as "buyerName", recipient_name as "recipientName", issued_at as "issuedAt", expires_at as "expiresAt",
  deliver_at as "deliverAt", delivered_at as "deliveredAt"
`;

export const movementsOf = (giftCardId: string): RawBuilder<GiftCardMovementView> => sql<GiftCardMovementView>`
  select id, kind, amount, order_reference as "orderReference", at from gift_cards.movement
  where gift_card_id = ${giftCardId} order by at desc, id desc limit 200
`;
