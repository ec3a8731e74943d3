import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ID_OR_SLUG, IdOrSlug, Integer, Nested, Optional, TimeZone, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { Latitude, Longitude } from '../../../platform/http/fractions.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { type Names, REFERENCE_KINDS, type ReferenceFacts, type ReferenceKind } from '../domain/reference.js';
import { REFERENCE_SORTS } from '../queries/find-references.js';

const LAST_VERSION = 2_147_483_647;
const MOST_AMOUNT = 100_000_000;

export class QuoteReferencesRequest extends listRequest(REFERENCE_SORTS, 'position') {
  @ApiProperty({ required: false, enum: REFERENCE_KINDS, default: 'vehicle' })
  @IsIn(REFERENCE_KINDS)
  kind: ReferenceKind = 'vehicle';
  @ApiProperty({ required: false, enum: ['activated', 'hidden'] })
  @Optional()
  @IsIn(['activated', 'hidden'])
  state?: 'activated' | 'hidden';
}

export class QuoteReferenceKindParams {
  @ApiProperty({ enum: REFERENCE_KINDS }) @IsIn(REFERENCE_KINDS) kind!: ReferenceKind;
}

export class QuoteReferenceParams extends QuoteReferenceKindParams {
  @ApiProperty({ pattern: ID_OR_SLUG.source }) @IdOrSlug() id!: string;
}

const InLanguage = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, required: false, maxLength: 120 }),
    Optional(),
    Trimmed(),
    IsString(),
    MaxLength(120),
  );

/** One name by language. An empty one counts as missing. */
class ReferenceNamesRequest {
  @InLanguage() en_US?: string;
  @InLanguage() fr_FR?: string;
  @InLanguage() de_DE?: string;
  @InLanguage() es_ES?: string;
  @InLanguage() it_IT?: string;
  @InLanguage() ru_RU?: string;
  @InLanguage() ja_JP?: string;
}

const namesOf = (request: ReferenceNamesRequest): Names =>
  Object.fromEntries(LOCALES.flatMap((language) => (request[language] ? [[language, request[language]]] : [])));

const NamesField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: ReferenceNamesRequest }),
    Nested(() => ReferenceNamesRequest),
  );

const ListOf = (type: () => new () => object, most: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [type()], maxItems: most }),
    IsArray(),
    ArrayMaxSize(most),
    ValidateNested({ each: true }),
    Type(type),
  );

class VehicleRoomRequest {
  @Integer(1, 60) seats!: number;
  @Integer(0, 99) suitcases!: number;
}

class PortFactsRequest {
  @ApiProperty({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' })
  @Format('isCountryCode', /^[A-Z]{2}$/)
  country!: string;
  @ApiProperty({ example: 'Europe/Rome' }) @TimeZone() timeZone!: string;
}

class PricedZoneRequest {
  @ApiProperty({ pattern: ID_OR_SLUG.source, example: 'rome-centre' }) @IdOrSlug() id!: string;
  @NamesField() names!: ReferenceNamesRequest;
  @Latitude() @Min(-90) @Max(90) latitude!: number;
  @Longitude() @Min(-180) @Max(180) longitude!: number;
}

class RideFareRequest {
  @ApiProperty({ type: [String], minItems: 2, maxItems: 2, description: 'Two zones or airports of the table.' })
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @Format('isIdOrSlug', ID_OR_SLUG, { each: true })
  between!: [string, string];
  @ApiProperty({ pattern: ID_OR_SLUG.source, example: 'sedan' }) @IdOrSlug() vehicle!: string;
  @Integer(1, MOST_AMOUNT) amount!: number;
}

class RideRateRequest {
  @ApiProperty({ pattern: ID_OR_SLUG.source, example: 'sedan' }) @IdOrSlug() vehicle!: string;
  @Integer(0, MOST_AMOUNT) base!: number;
  @Integer(1, MOST_AMOUNT) perKilometre!: number;
}

class RideNightRequest {
  @Integer(0, 23) from!: number;
  @Integer(0, 23) until!: number;
  @Integer(0, 10_000) basisPoints!: number;
}

class RideHolidaysRequest {
  @ApiProperty({ type: [String], maxItems: 60, example: ['12-25'], description: 'Month and day of every year.' })
  @IsArray()
  @ArrayMaxSize(60)
  @Format('isDayOfYear', /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { each: true })
  days!: string[];
  @Integer(0, 10_000) basisPoints!: number;
}

class RidePriceTableRequest {
  @ApiProperty({ type: [String], maxItems: 10, example: ['FCO'], description: 'IATA codes.' })
  @IsArray()
  @ArrayMaxSize(10)
  @Format('isAirportCode', /^[A-Z]{3}$/, { each: true })
  airports!: string[];
  @ApiProperty({ example: 'Europe/Rome' }) @TimeZone() timeZone!: string;
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
  @Integer(0, 3000) vatBasisPoints!: number;
  @ListOf(() => PricedZoneRequest, 50) zones!: PricedZoneRequest[];
  @ListOf(() => RideFareRequest, 500) fares!: RideFareRequest[];
  @ListOf(() => RideRateRequest, 50) rates!: RideRateRequest[];
  @ApiProperty({ type: RideNightRequest }) @Nested(() => RideNightRequest) night!: RideNightRequest;
  @ApiProperty({ type: RideHolidaysRequest }) @Nested(() => RideHolidaysRequest) holidays!: RideHolidaysRequest;
}

class QuoteReferenceFactsRequest {
  @NamesField() names!: ReferenceNamesRequest;
  @Integer(0, 1_000_000) position!: number;
  @ApiProperty({ description: 'Whether requests can choose it.' }) @IsBoolean() activated!: boolean;
  @ApiProperty({ required: false, type: VehicleRoomRequest, description: 'Of a vehicle.' })
  @Optional()
  @Nested(() => VehicleRoomRequest)
  vehicle?: VehicleRoomRequest;
  @ApiProperty({ required: false, pattern: ID_OR_SLUG.source, description: 'The company of a ship.' })
  @Optional()
  @IdOrSlug()
  companyId?: string;
  @ApiProperty({ required: false, type: PortFactsRequest, description: 'Of a port.' })
  @Optional()
  @Nested(() => PortFactsRequest)
  port?: PortFactsRequest;
  @ApiProperty({ required: false, type: RidePriceTableRequest, description: 'Of a price table.' })
  @Optional()
  @Nested(() => RidePriceTableRequest)
  prices?: RidePriceTableRequest;
}

export class AddQuoteReferenceRequest extends QuoteReferenceFactsRequest {
  @ApiProperty({ required: false, pattern: ID_OR_SLUG.source, description: 'Slug of the city of a price table.' })
  @Optional()
  @IdOrSlug()
  city?: string;
}

export class ChangeQuoteReferenceRequest extends QuoteReferenceFactsRequest {
  @Integer(1, LAST_VERSION) version!: number;
}

export const factsOf = ({
  names,
  position,
  activated,
  vehicle,
  companyId,
  port,
  prices,
}: QuoteReferenceFactsRequest): ReferenceFacts => ({
  names: namesOf(names),
  position,
  activated,
  vehicle: vehicle ? { seats: vehicle.seats, suitcases: vehicle.suitcases } : null,
  companyId: companyId ?? null,
  port: port ? { country: port.country, timeZone: port.timeZone } : null,
  prices: prices
    ? { ...prices, zones: prices.zones.map((zone) => ({ ...zone, names: namesOf(zone.names) as Translated })) }
    : null,
});
