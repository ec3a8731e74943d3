import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { Day, Integer, Language, Optional, Trimmed } from '../../../platform/http/fields.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { LONGEST_TYPED } from '../domain/code-text.js';
import { GIFT_CARD_ORIGINS, GIFT_CARD_STATES, type GiftCardOrigin, type GiftCardState } from '../domain/gift-card.js';
import { GIFT_CARD_SORTS } from '../queries/find-gift-cards.js';

const LAST_VERSION = 2_147_483_647;
const LONGEST_REASON = 500;

export class GiftCardsRequest extends listRequest(GIFT_CARD_SORTS, '-issuedAt') {
  @ApiProperty({ required: false, enum: GIFT_CARD_STATES })
  @Optional()
  @IsIn(GIFT_CARD_STATES)
  state?: GiftCardState;
  @ApiProperty({ required: false, enum: GIFT_CARD_ORIGINS })
  @Optional()
  @IsIn(GIFT_CARD_ORIGINS)
  origin?: GiftCardOrigin;
}

export class GiftCardParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class GiftCardTokenRequest {
  @ApiProperty({ required: false, description: 'Of the link in the buyer’s mail.' })
  @Optional()
  @IsString()
  @MaxLength(200)
  token?: string;
  @Language('Of problems.') language: Locale = DEFAULT_LOCALE;
}

export class GiftCardBalanceRequest {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_TYPED, example: '7K3M-9Q2F-0XWT-4B8C' })
  @Trimmed()
  @IsString()
  @Length(1, LONGEST_TYPED)
  code!: string;
}

export class BlockGiftCardRequest {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_REASON })
  @Trimmed()
  @IsString()
  @Length(1, LONGEST_REASON)
  reason!: string;
  @Integer(1, LAST_VERSION) version!: number;
}

export class ExtendGiftCardRequest {
  @ApiProperty({ format: 'date', example: '2030-12-31', description: 'The last day.' }) @Day() expiresOn!: string;
  @Integer(1, LAST_VERSION) version!: number;
}

export class ResendGiftCardRequest {
  @Integer(1, LAST_VERSION) version!: number;
}
