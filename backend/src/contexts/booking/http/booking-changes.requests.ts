import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsString, Length, IsUUID, MaxLength } from 'class-validator';
import { Format } from '../../../platform/http/format.js';
import { Integer, NAME, Nested, Optional, Whole } from '../../../platform/http/fields.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { DateTimeRequest, TravellersRequest } from './booking.requests.js';

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

export class ChangeQuoteRequest {
  @ApiProperty({ type: DateTimeRequest, required: false, description: 'In the zone of the city.' })
  @Optional()
  @Nested(() => DateTimeRequest)
  datetime?: DateTimeRequest;
  @ApiProperty({ required: false, description: 'Minutes.' }) @Optional() @Whole(15, 1440) duration?: number;
  @ApiProperty({ type: TravellersRequest, required: false })
  @Optional()
  @Nested(() => TravellersRequest)
  travellers?: TravellersRequest;
  @ApiProperty({ required: false, enum: LOCALES }) @Optional() @IsIn(LOCALES) guideLanguage?: Locale;
  @ApiProperty({ required: false, description: 'Id of one of the tour’s meeting points.' })
  @Optional()
  @IsUUID()
  meetingPoint?: string;
}

const MOST_NAMES = 49;

export class CustomersRequest {
  @ApiProperty({
    type: [String],
    maxItems: MOST_NAMES,
    items: { type: 'string', minLength: 1, maxLength: 200 },
    description: 'Of all who come along, fewer than travelers; empty where nobody is named any more.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_NAMES)
  @Format('isName', NAME, { each: true })
  @Length(1, 200, { each: true })
  names!: string[];
}

export class ChangeRequest {
  @ApiProperty({ description: 'Of the quote that was shown.' }) @IsString() @MaxLength(2000) token!: string;
}

const MOST_DELAY_MINUTES = 720;

export class DelayRequest {
  @ApiProperty({ description: 'After the agreed start; 0 where it begins in time after all.' })
  @Integer(0, MOST_DELAY_MINUTES)
  minutes!: number;
}
