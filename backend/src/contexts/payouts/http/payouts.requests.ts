import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsString, IsUUID, Length } from 'class-validator';
import { Integer, Language, Nested, Optional, Trimmed, Whole } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { BATCH_METHODS, type BatchMethod, PAYOUT_STATES, type PayoutState } from '../domain/payout.js';
import { TAX_REPORT_SORTS } from '../queries/find-tax-report.js';
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

const LONGEST_TEXT = 2000;
const MOST_CORRECTED = 1_000_000;

/** A text of the guide or of the team. */
const Words = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, minLength: 1, maxLength: LONGEST_TEXT }),
    Trimmed(),
    IsString(),
    Length(1, LONGEST_TEXT),
  );

export class ObjectionRequest {
  @Words() text!: string;
}

class CorrectionRequest {
  @ApiProperty({ format: 'uuid', description: 'A mission of the payout.' }) @IsUUID() missionId!: string;
  @ApiProperty({ description: 'In minor units of the payout’s currency, negative to take away; not 0.' })
  @Integer(-MOST_CORRECTED, MOST_CORRECTED)
  amount!: number;
}

export class ObjectionAnswerRequest {
  @Words() text!: string;
  @ApiProperty({ type: CorrectionRequest, required: false })
  @Optional()
  @Nested(() => CorrectionRequest)
  correction?: CorrectionRequest;
}

export class PayoutLanguageRequest {
  @Language() language: Locale = DEFAULT_LOCALE;
}

export class TaxReportRequest extends listRequest(TAX_REPORT_SORTS, 'guide') {
  @ApiProperty({ example: 2027 }) @Whole(FIRST_YEAR, LAST_YEAR) year!: number;
}

export class MakeBatchRequest {
  @ApiProperty({ enum: BATCH_METHODS }) @IsIn(BATCH_METHODS) method!: BatchMethod;
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
}
