import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { Instant, Language, Optional } from '../../../platform/http/fields.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { ORDER_STATUSES, type OrderStatus } from '../domain/order.js';
import { ORDER_SORTS } from '../queries/find-orders-for-team.js';

export class OrdersRequest extends listRequest(ORDER_SORTS, '-placedAt') {
  @ApiProperty({ required: false, enum: ORDER_STATUSES }) @Optional() @IsIn(ORDER_STATUSES) status?: OrderStatus;
  @ApiProperty({ required: false, format: 'date-time', description: 'Placed then or later.' })
  @Optional()
  @Instant()
  from?: string;
  @ApiProperty({ required: false, format: 'date-time', description: 'Placed before then.' })
  @Optional()
  @Instant()
  to?: string;
}

export class OrderRecordParams {
  @ApiProperty({ example: 'CIC-7K3M9Q', description: 'Of the order, or of one of its bookings.' })
  @IsString()
  @MaxLength(40)
  reference!: string;
}

export class OrderRecordRequest {
  @Language() language: Locale = DEFAULT_LOCALE;
}
