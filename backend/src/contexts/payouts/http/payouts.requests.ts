import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { Language, Optional, Whole } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { BATCH_METHODS, type BatchMethod, PAYOUT_STATES, type PayoutState } from '../domain/payout.js';
import { PAYOUT_SORTS } from '../queries/find-payouts.js';

const FIRST_YEAR = 2020;
const LAST_YEAR = 2099;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export class PayoutYearRequest {
  @ApiProperty({ example: 2027 }) @Whole(FIRST_YEAR, LAST_YEAR) year!: number;
  @Language() language: Locale = DEFAULT_LOCALE;
}

export class GuidePayoutsParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() guideId!: string;
}

export class PayoutParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class PayoutsRequest extends listRequest(PAYOUT_SORTS, '-month') {
  @ApiProperty({ required: false, enum: PAYOUT_STATES }) @Optional() @IsIn(PAYOUT_STATES) state?: PayoutState;
  @ApiProperty({ required: false, example: '2027-06', pattern: MONTH.source })
  @Optional()
  @Format('isMonth', MONTH)
  month?: string;
  @ApiProperty({ required: false, format: 'uuid', description: 'Id of the guide.' })
  @Optional()
  @IsUUID()
  guide?: string;
}

export class MakeBatchRequest {
  @ApiProperty({ enum: BATCH_METHODS }) @IsIn(BATCH_METHODS) method!: BatchMethod;
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
}
