import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsUUID } from 'class-validator';
import { Instant, Integer, Nested, Optional } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { PROMO_CODE_TEXT, writtenCode } from '../domain/code-text.js';
import {
  MOST_PERCENT,
  MOST_USES,
  PROMO_CODE_KINDS,
  PROMO_CODE_STATES,
  type PromoCodeKind,
  type PromoCodeState,
  type PromoCodeTerms,
} from '../domain/promo-code.js';
import { PROMO_CODE_SORTS } from '../queries/find-promo-codes.js';

const LAST_VERSION = 2_147_483_647;
/** Minor units: more than any order is worth. */
const LARGEST_MINIMUM = 100_000_000;

export class PromoCodesRequest extends listRequest(PROMO_CODE_SORTS, '-createdAt') {
  @ApiProperty({ required: false, enum: PROMO_CODE_KINDS })
  @Optional()
  @IsIn(PROMO_CODE_KINDS)
  kind?: PromoCodeKind;
  @ApiProperty({ required: false, enum: PROMO_CODE_STATES })
  @Optional()
  @IsIn(PROMO_CODE_STATES)
  state?: PromoCodeState;
}

export class PromoCodeParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

/** Minor units of every currency. */
class MinimumRequest implements Record<Currency, number> {
  @Integer(1, LARGEST_MINIMUM) EUR!: number;
  @Integer(1, LARGEST_MINIMUM) USD!: number;
  @Integer(1, LARGEST_MINIMUM) GBP!: number;
  @Integer(1, LARGEST_MINIMUM) CHF!: number;
  @Integer(1, LARGEST_MINIMUM) JPY!: number;
  @Integer(1, LARGEST_MINIMUM) CAD!: number;
  @Integer(1, LARGEST_MINIMUM) AUD!: number;
}

class PromoCodeTermsRequest {
  @Integer(1, MOST_PERCENT) percent!: number;
  @ApiProperty({ format: 'date-time', example: '2027-03-01T00:00:00Z' }) @Instant() startsAt!: string;
  @ApiProperty({ required: false, format: 'date-time', description: 'Missing: until it is ended.' })
  @Optional()
  @Instant()
  endsAt?: string;
  @ApiProperty({ required: false, description: 'Missing: without limit.' })
  @Optional()
  @Integer(1, MOST_USES)
  mostUses?: number;
  @ApiProperty({ required: false, type: MinimumRequest, description: 'Missing: none.' })
  @Optional()
  @Nested(() => MinimumRequest)
  minimum?: MinimumRequest;
}

export class CreatePromoCodeRequest extends PromoCodeTermsRequest {
  @ApiProperty({ pattern: PROMO_CODE_TEXT.source, example: 'SPRING-2027' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? writtenCode(value) : value))
  @Format('isPromoCode', PROMO_CODE_TEXT)
  code!: string;
}

export class ChangePromoCodeRequest extends PromoCodeTermsRequest {
  @Integer(1, LAST_VERSION) version!: number;
}

export class EndPromoCodeRequest {
  @Integer(1, LAST_VERSION) version!: number;
}

export const termsOf = ({ percent, startsAt, endsAt, mostUses, minimum }: PromoCodeTermsRequest): PromoCodeTerms => ({
  percent,
  startsAt: new Date(startsAt),
  endsAt: endsAt === undefined ? null : new Date(endsAt),
  mostUses: mostUses ?? null,
  minimum: minimum ? { ...minimum } : null,
});
