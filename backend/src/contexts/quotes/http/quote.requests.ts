import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  Day,
  Email,
  IdOrSlug,
  Instant,
  Integer,
  Language,
  MustBeAbsent,
  Name,
  Nested,
  Optional,
  Time,
  Trimmed,
} from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { IsDialable } from '../../../platform/http/phone.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';
import { QUOTE_STATES, type QuoteState } from '../domain/quote.js';
import {
  INTERESTS,
  type Interest,
  LODGINGS,
  type Lodging,
  QUOTE_TYPES,
  type QuoteType,
  ROUTE_TYPES,
  type RouteType,
} from '../domain/quote-request.js';
import { FREE_HOURS } from '../domain/service-terms.js';

const MOST_PEOPLE = 200;
const LONGEST_TEXT = 5000;
const LONGEST_LINE = 200;

/** Letters of either case, with or without blanks: `AZ 609`. */
export const FLIGHT_NUMBER = /^(?:[A-Z]{2,3}|[A-Z]\d|\d[A-Z])\d{1,4}[A-Z]?$/;
const AIRPORT_CODE = /^[A-Z]{3}$/;

/** Upper case without blanks, as tickets print codes. */
const AsCode = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.toUpperCase().replace(/[\s-]+/g, '') : value,
);

const typeOf = (request: object): QuoteType | undefined => (request as { type?: QuoteType }).type;

const listed = (types: readonly QuoteType[]): string => types.join(', ');

/** A field of some services: `needed` by these, `taken` by those. Others must leave it out. */
const Of = (needed: readonly QuoteType[], taken: readonly QuoteType[] = []): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      required: false,
      description: [
        needed.length > 0 ? `Needed for ${listed(needed)}.` : '',
        taken.length > 0 ? `Optional for ${listed(taken)}.` : '',
      ]
        .join(' ')
        .trim(),
    }),
    ValidateIf(
      (request: object, value: unknown) => value !== undefined || needed.some((each) => each === typeOf(request)),
    ),
    MustBeAbsent('isOfQuoteType', (request) => {
      const type = typeOf(request);
      return type === undefined || !QUOTE_TYPES.includes(type) || [...needed, ...taken].includes(type);
    }),
  );

const Line = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, minLength: 1, maxLength: LONGEST_LINE }),
    Trimmed(),
    IsString(),
    Length(1, LONGEST_LINE),
  );

const Text = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, minLength: 1, maxLength: LONGEST_TEXT }),
    Trimmed(),
    IsString(),
    Length(1, LONGEST_TEXT),
  );

export class QuoteTravelersRequest {
  @ApiProperty({ description: '13 and over.' }) @Integer(0, MOST_PEOPLE) adults!: number;
  @ApiProperty({ required: false, description: '2 to 12.' }) @Integer(0, MOST_PEOPLE) children: number = 0;
  @ApiProperty({ required: false, description: 'Under 2.' }) @Integer(0, MOST_PEOPLE) infants: number = 0;
}

const BY_CAR = ['airport-pickup', 'transfer'] as const;
const DAYS = ['business-trip', 'safari'] as const;
const WITH_VEHICLE = [...BY_CAR, 'business-trip', 'cruise-tour'] as const;

/** A request for a price. Dates and times are local to the place of the service. */
export class QuoteRequest {
  @ApiProperty({ enum: QUOTE_TYPES }) @IsIn(QUOTE_TYPES) type!: QuoteType;
  @Of(['business-trip'], ['airport-pickup', 'transfer', 'cruise-tour', 'safari', 'general'])
  @Name(LONGEST_LINE)
  companyName?: string;
  @ApiProperty() @Name(LONGEST_LINE) customerName!: string;
  @ApiProperty({ description: 'In international form, such as +39 06 1234567.' }) @IsDialable() phoneNumber!: string;
  @ApiProperty() @Email() selectedEmail!: string;
  @ApiProperty({ type: QuoteTravelersRequest })
  @IsDefined()
  @Nested(() => QuoteTravelersRequest)
  selectedTravelers!: QuoteTravelersRequest;
  @Of(DAYS, ['general']) @ApiProperty({ format: 'date' }) @Day() selectedFromDate?: string;
  @Of(DAYS, ['general']) @ApiProperty({ format: 'date' }) @Day() selectedToDate?: string;
  @Of([...DAYS, 'transfer'], ['cruise-tour', 'general']) @Line() location?: string;
  @Of(['general'], [...BY_CAR, ...DAYS, 'cruise-tour']) @Text() message?: string;
  @Of(BY_CAR, ['business-trip', 'cruise-tour', 'safari', 'general']) @Integer(0, MOST_PEOPLE) suitcases?: number;
  @Of([...BY_CAR, 'cruise-tour']) @ApiProperty({ format: 'date' }) @Day() date?: string;
  @Of(BY_CAR) @ApiProperty({ example: '09:30' }) @Time() time?: string;
  @Of(['transfer'], ['airport-pickup']) @Line() addressFrom?: string;
  @Of(['transfer'], ['airport-pickup']) @Line() addressTo?: string;
  @Of(['airport-pickup'])
  @ApiProperty({ example: 'AZ609' })
  @AsCode
  @Format('isFlightNumber', FLIGHT_NUMBER)
  flightNumber?: string;
  @Of(['airport-pickup']) @Line() terminal?: string;
  @Of(['airport-pickup']) @ApiProperty({ enum: ROUTE_TYPES }) @IsIn(ROUTE_TYPES) routeType?: RouteType;
  @Of(['airport-pickup'])
  @ApiProperty({ example: 'FCO' })
  @AsCode
  @Format('isAirportCode', AIRPORT_CODE)
  airport?: string;
  @Of(['cruise-tour']) @Line() ship?: string;
  @Of(['cruise-tour'])
  @ApiProperty({ type: [String], minItems: 1, maxItems: 10 })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(10)
  @IsString({ each: true })
  @Length(1, LONGEST_LINE, { each: true })
  stopovers?: string[];
  @Of(['cruise-tour'], ['airport-pickup']) @ApiProperty({ example: '08:00' }) @Time() arrivalTime?: string;
  @Of([], ['cruise-tour', 'airport-pickup']) @ApiProperty({ example: '18:00' }) @Time() departureTime?: string;
  @Of(['cruise-tour']) @ApiProperty({ example: '17:30' }) @Time() allAboard?: string;
  @Of([], WITH_VEHICLE) @Integer(0, 20) childSeats?: number;
  @Of([], [...WITH_VEHICLE, 'safari', 'general']) @IsBoolean() wheelchair?: boolean;
  @Of([], WITH_VEHICLE) @IdOrSlug() vehicle?: string;
  @Of([], BY_CAR) @IdOrSlug() zoneFrom?: string;
  @Of([], BY_CAR) @IdOrSlug() zoneTo?: string;
  @Of([], BY_CAR) @IsString() @Length(1, 2000) priceToken?: string;
  @Of([], ['business-trip', 'cruise-tour']) @Text() programme?: string;
  @Of([], ['safari']) @ApiProperty({ enum: LODGINGS }) @IsIn(LODGINGS) lodging?: Lodging;
  @Of([], ['safari'])
  @ApiProperty({ enum: INTERESTS, isArray: true })
  @IsArray()
  @ArrayMaxSize(INTERESTS.length)
  @IsIn(INTERESTS, { each: true })
  interests?: Interest[];
}

/** A ride whose price is looked up. */
export class RidePriceRequest {
  @ApiProperty({ enum: BY_CAR }) @IsIn(BY_CAR) type!: (typeof BY_CAR)[number];
  @ApiProperty({ required: false, example: 'FCO' })
  @AsCode
  @Optional()
  @Format('isAirportCode', AIRPORT_CODE)
  airport?: string;
  @ApiProperty({ required: false, description: 'Slug of the city.' }) @Optional() @Line() location?: string;
  @ApiProperty({ required: false, enum: ROUTE_TYPES }) @Optional() @IsIn(ROUTE_TYPES) routeType?: RouteType;
  @ApiProperty({ required: false }) @Optional() @IdOrSlug() zoneFrom?: string;
  @ApiProperty({ required: false }) @Optional() @IdOrSlug() zoneTo?: string;
  @ApiProperty() @IdOrSlug() vehicle!: string;
  @ApiProperty({ format: 'date' }) @Day() date!: string;
  @ApiProperty({ example: '09:30' }) @Time() time!: string;
}

export class QuoteLanguageRequest {
  @Language('Of the mails and of what is told.') language: Locale = DEFAULT_LOCALE;
  @ApiProperty({ required: false, enum: CURRENCIES, default: DEFAULT_CURRENCY })
  @IsIn(CURRENCIES)
  currency: Currency = DEFAULT_CURRENCY;
}

export class QuoteTokenRequest {
  @ApiProperty({ required: false, description: 'Of the signed link.' })
  @Optional()
  @IsString()
  @MaxLength(200)
  token?: string;
  @Language() language: Locale = DEFAULT_LOCALE;
}

export class AcceptQuoteRequest {
  @ApiProperty({ description: 'Of the offer that the customer has read.' }) @Integer(1, 1000) version!: number;
}

export class AskAboutQuoteRequest {
  @Text() text!: string;
}

export class DeclineQuoteRequest {
  @ApiProperty({ required: false }) @Optional() @Text() reason?: string;
}

export class QuotesRequest extends listRequest(['requestedAt', 'answerBefore', 'startsAt'], '-requestedAt') {
  @ApiProperty({ required: false, enum: QUOTE_STATES }) @Optional() @IsIn(QUOTE_STATES) state?: QuoteState;
  @ApiProperty({ required: false, enum: QUOTE_TYPES }) @Optional() @IsIn(QUOTE_TYPES) type?: QuoteType;
}

export class QuoteParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class QuoteRecordRequest {
  @Language() language: Locale = DEFAULT_LOCALE;
}

/** Somebody else may have changed the quote since it was read. */
export class QuoteVersionRequest {
  @ApiProperty({ description: 'As it was read.' }) @Integer(1, 1_000_000) version!: number;
}

const MOST_MINOR_UNITS = 1_000_000_000;

export class OfferLineRequest {
  @Line() text!: string;
  @ApiProperty({ description: 'With VAT, in minor units; below zero for a reduction.' })
  @Integer(-MOST_MINOR_UNITS, MOST_MINOR_UNITS)
  amount!: number;
}

export class SendOfferRequest extends QuoteVersionRequest {
  @ApiProperty({ type: [OfferLineRequest], minItems: 1, maxItems: 20 })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => OfferLineRequest)
  lines!: OfferLineRequest[];
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
  @ApiProperty({ description: 'In hundredths of a percent: 2200 is 22 %.' }) @Integer(0, 5000) vatBasisPoints!: number;
  @ApiProperty({ format: 'date-time' }) @Instant() validUntil!: string;
  @ApiProperty({
    required: false,
    default: FREE_HOURS,
    description: 'Until so many hours before the start cancelling costs nothing.',
  })
  @Integer(0, 2160)
  freeHours: number = FREE_HOURS;
  @ApiProperty({ required: false }) @Optional() @Integer(15, 43_200) durationMinutes?: number;
  @ApiProperty({ required: false, description: 'Of the start, on the clock of the place; else the request’s own.' })
  @Optional()
  @Day()
  date?: string;
  @ApiProperty({ required: false }) @Optional() @Time() time?: string;
  @ApiProperty({ required: false }) @Optional() @IdOrSlug() vehicle?: string;
  @ApiProperty({ required: false, description: 'The customer reads it above the price.' })
  @Optional()
  @Text()
  note?: string;
}

export class AnswerQuestionRequest extends QuoteVersionRequest {
  @Text() text!: string;
}
