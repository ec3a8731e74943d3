import { ApiProperty } from '@nestjs/swagger';
import { type RawBuilder, sql } from 'kysely';
import { ListPage } from '../../../platform/lists/list-page.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import {
  type MinimumByCurrency,
  PROMO_CODE_ACTIONS,
  PROMO_CODE_KINDS,
  PROMO_CODE_STATES,
  type PromoCodeAction,
  type PromoCodeKind,
  type PromoCodeState,
} from '../domain/promo-code.js';
import { PROMO_USE_STATUSES, type PromoUseStatus } from '../domain/promo-uses.js';

class PromoCodeOwner {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ required: false, description: 'Missing once the account is gone.' }) name?: string;
}

/** A promo code in the team's list. */
export class PromoCodeRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'SPRING-2027' }) code!: string;
  @ApiProperty({ enum: PROMO_CODE_KINDS }) kind!: PromoCodeKind;
  @ApiProperty({ enum: PROMO_CODE_STATES }) state!: PromoCodeState;
  @ApiProperty({ type: PromoCodeOwner, required: false, description: 'Of a personal code.' }) owner?: PromoCodeOwner;
  @ApiProperty({ type: 'integer', example: 10 }) percent!: number;
  @ApiProperty({ format: 'date-time', type: String }) startsAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) endsAt!: Date | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: without limit.' }) mostUses!: number | null;
  @ApiProperty({ type: 'integer', description: 'Of paid orders, and of orders that can still be paid.' })
  usesTaken!: number;
  @ApiProperty({ format: 'date-time', type: String }) createdAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true, description: 'When a person ended it.' })
  endedAt!: Date | null;
}

export class PromoCodesPage extends ListPage<PromoCodeRow> {
  @ApiProperty({ type: [PromoCodeRow] }) items!: PromoCodeRow[];
}

class PromoUseView {
  @ApiProperty({ format: 'uuid' }) orderId!: string;
  @ApiProperty({ example: 'CIC-7K3M9Q' }) orderReference!: string;
  @ApiProperty({ enum: PROMO_USE_STATUSES }) status!: PromoUseStatus;
  @ApiProperty({ type: 'integer', description: 'What the order saves, in minor units.' }) amount!: number;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
  @ApiProperty({ format: 'date-time', type: String }) at!: Date;
}

export class PromoCodeRecord extends PromoCodeRow {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    nullable: true,
    description: 'What an order must reach, in minor units by currency.',
  })
  minimum!: MinimumByCurrency | null;
  @ApiProperty({ type: 'integer', description: 'Uses of paid orders.' }) usesCounted!: number;
  @ApiProperty({ type: [PromoUseView], description: 'The latest 50.' }) uses!: PromoUseView[];
  @ApiProperty() version!: number;
  @ApiProperty({ enum: PROMO_CODE_ACTIONS, isArray: true, description: 'What the reader may do now.' })
  actions!: PromoCodeAction[];
}

/** The own code of a professional. */
export class MyPromoCode {
  @ApiProperty({ example: 'PRO-7K3M9Q2F' }) code!: string;
  @ApiProperty({ type: 'integer', example: 10 }) percent!: number;
}

export class MyPromoCodes {
  @ApiProperty({ type: [MyPromoCode], description: 'Empty for who is no validated professional.' })
  items!: MyPromoCode[];
}

/** The state as SQL; the aggregate says it for one code. */
export const stateAt = (now: Date): RawBuilder<PromoCodeState> => sql<PromoCodeState>`
  case when ended_at is not null or ends_at <= ${now}::timestamptz then 'ended'
       when starts_at > ${now}::timestamptz then 'planned'
       when uses_taken >= most_uses then 'used-up'
       else 'running' end
`;

export type PromoCodeColumns = Omit<PromoCodeRow, 'owner'> & { readonly ownerId: string | null };

export const promoCodeColumns = (now: Date): RawBuilder<PromoCodeColumns> => sql<PromoCodeColumns>`
  id, code, kind, ${stateAt(now)} as state, owner_id as "ownerId", percent, starts_at as "startsAt", ends_at as "endsAt",
  most_uses as "mostUses", uses_taken as "usesTaken", created_at as "createdAt", ended_at as "endedAt"
`;

/** The row with its owner. */
export function withOwner<Row extends PromoCodeColumns>(
  { ownerId, ...row }: Row,
  names: ReadonlyMap<string, string>,
): Omit<Row, 'ownerId'> & { owner?: PromoCodeOwner } {
  if (ownerId === null) return row;
  const name = names.get(ownerId);
  return { ...row, owner: { id: ownerId, ...(name === undefined ? {} : { name }) } };
}
