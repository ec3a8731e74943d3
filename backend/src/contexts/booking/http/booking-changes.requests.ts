import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Nested, Optional } from '../../../platform/http/fields.js';
import { TravellersRequest } from './booking.requests.js';

export class CancelQuoteRequest {
  @ApiProperty({
    type: TravellersRequest,
    required: false,
    description: 'The party that still comes; without it the whole booking is cancelled.',
  })
  @Optional()
  @Nested(() => TravellersRequest)
  travellers?: TravellersRequest;
}

export class CancelRequest {
  @ApiProperty({ description: 'Of the quote that was shown.' }) @IsString() @MaxLength(2000) token!: string;
  @ApiProperty({ required: false, maxLength: 500 }) @Optional() @IsString() @MaxLength(500) reason?: string;
}
