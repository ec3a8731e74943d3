import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Length } from 'class-validator';
import { Language, Trimmed, Whole } from '../../../platform/http/fields.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { ATTENTION_STATES, type AttentionState } from '../queries/find-payment-attention.js';

export class PaymentAttentionRequest {
  @Language()
  language: Locale = DEFAULT_LOCALE;
  @ApiProperty({ enum: ATTENTION_STATES, required: false, default: 'open' })
  @IsIn(ATTENTION_STATES)
  state: AttentionState = 'open';
  @ApiProperty({ required: false, default: 1 }) @Whole(1, 10_000) page = 1;
  @ApiProperty({ required: false, default: 20, maximum: 100 }) @Whole(1, 100) size = 20;
}

export class PaymentAttentionParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class SettlePaymentAttentionRequest {
  @ApiProperty({ minLength: 1, maxLength: 500, description: 'What was done.' })
  @Trimmed()
  @IsString()
  @Length(1, 500)
  note!: string;
}
