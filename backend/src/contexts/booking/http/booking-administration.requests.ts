import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { Nested, Optional, Trimmed, Whole } from '../../../platform/http/fields.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { TEAM_REFUND_STATES, type TeamRefundState } from '../domain/team-refund.js';

export class CompanyCancelRequest {
  @ApiProperty({ description: 'Of the quote that was shown.' }) @IsString() @MaxLength(2000) token!: string;
  @ApiProperty({ description: 'Why, in words for the customer, who is mailed them.', maxLength: 500 })
  @IsString()
  @Trimmed()
  @MinLength(3)
  @MaxLength(500)
  reason!: string;
}

export class AmountRequest {
  @ApiProperty({ description: 'Integer of the minor unit.' }) @Whole(1, 100_000_000) amount!: number;
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
}

export class TeamRefundRequest {
  @ApiProperty({ type: AmountRequest }) @Nested(() => AmountRequest) amount!: AmountRequest;
  @ApiProperty({ maxLength: 500 }) @IsString() @Trimmed() @MinLength(3) @MaxLength(500) reason!: string;
}

export class RefundVersionRequest {
  @ApiProperty() @Whole(1, 1_000_000) version!: number;
}

export class RefundParams {
  @ApiProperty() @IsUUID() id!: string;
}

export class TeamRefundsRequest extends listRequest(['proposedAt'], '-proposedAt') {
  @ApiProperty({ required: false, enum: TEAM_REFUND_STATES })
  @Optional()
  @IsIn(TEAM_REFUND_STATES)
  state?: TeamRefundState;
  @ApiProperty({ required: false, description: 'Reference of the order.' })
  @Optional()
  @IsString()
  @MaxLength(20)
  order?: string;
}
