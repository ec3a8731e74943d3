import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ID_OR_SLUG, IdOrSlug, Integer, Nested, Optional, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { Latitude, Longitude } from '../../../platform/http/fractions.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import type { PriceTable } from '../../../shared-kernel/money/price-table.js';
import {
  SPECIAL_FILTERS,
  TAX_REGIMES,
  type TaxRegime,
  TOUR_KINDS,
  TOUR_STATUSES,
  type TourKind,
  type TourOption,
  type TourStatus,
} from '../domain/tour-content.js';
import { ADMIN_TOUR_SORTS } from '../queries/find-tours-for-team.js';
import { TextsField, TextsRequest, Written } from './texts.requests.js';

const LAST_VERSION = 2_147_483_647;
/** Minor units: fits into the index of the listing. */
const LARGEST_AMOUNT = 100_000_000;
const MOST_PERSONS = 500;
const THIRTY_DAYS = 43_200;
const MOST_POINTS = 10;
const MOST_STOPS = 30;
const MOST_PHOTOS = 24;
const MOST_LINES = 20;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOSED_DAY = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export class AdminToursRequest extends listRequest(ADMIN_TOUR_SORTS, '-changedAt') {
  @ApiProperty({ required: false, enum: TOUR_STATUSES }) @Optional() @IsIn(TOUR_STATUSES) status?: TourStatus;
  @ApiProperty({ required: false, enum: TOUR_KINDS }) @Optional() @IsIn(TOUR_KINDS) kind?: TourKind;
  @ApiProperty({ required: false, description: 'Slug.' }) @Optional() @IdOrSlug() city?: string;
  @ApiProperty({ required: false, description: 'Slug.' }) @Optional() @IdOrSlug() category?: string;
}

export class AdminTourParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class TourTextParams extends AdminTourParams {
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) locale!: Locale;
}

export class SeenTourRequest {
  @ApiProperty({ description: 'Of the tour as it was read.' }) @Integer(1, LAST_VERSION) version!: number;
}

const Categories = (): PropertyDecorator => (target, name) => {
  ApiProperty({ type: [String], minItems: 1, maxItems: 3, description: 'Slugs, the main one first.' })(target, name);
  IsArray()(target, name);
  ArrayMinSize(1)(target, name);
  ArrayMaxSize(3)(target, name);
  Matches(ID_OR_SLUG, { each: true })(target, name);
};

export class DraftTourRequest {
  @ApiProperty({ minLength: 1, maxLength: 120, description: 'In English.' })
  @Trimmed()
  @IsString()
  @Length(1, 120)
  englishTitle!: string;
  @ApiProperty({ format: 'uuid' }) @IsUUID() cityId!: string;
  @ApiProperty({ enum: TOUR_KINDS }) @IsIn(TOUR_KINDS) kind!: TourKind;
  @Categories() categories!: string[];
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
}

export class TourBasicsRequest extends SeenTourRequest {
  @ApiProperty({ pattern: SLUG.source, maxLength: 100 }) @Format('isIdOrSlug', SLUG) @MaxLength(100) slug!: string;
  @ApiProperty({ format: 'uuid' }) @IsUUID() cityId!: string;
  @ApiProperty({ enum: TOUR_KINDS }) @IsIn(TOUR_KINDS) kind!: TourKind;
  @Categories() categories!: string[];
  @ApiProperty({ enum: SPECIAL_FILTERS, isArray: true, maxItems: SPECIAL_FILTERS.length })
  @IsArray()
  @ArrayMaxSize(SPECIAL_FILTERS.length)
  @IsIn(SPECIAL_FILTERS, { each: true })
  specialFilters!: string[];
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
  @ApiProperty() @IsBoolean() featured!: boolean;
  @Integer(0, 1_000_000) position!: number;
  @ApiProperty({ description: 'Free until so many minutes before the start.' })
  @Integer(0, THIRTY_DAYS)
  cancellationMinutes!: number;
  @ApiProperty({ description: 'Bookable until so many minutes before the start.' })
  @Integer(0, THIRTY_DAYS)
  leadTimeMinutes!: number;
  @ApiProperty() @IsBoolean() infantsNeedSeat!: boolean;
  @ApiProperty({ enum: TAX_REGIMES }) @IsIn(TAX_REGIMES) taxRegime!: TaxRegime;
  @ApiProperty({ enum: LOCALES, isArray: true, maxItems: LOCALES.length })
  @IsArray()
  @ArrayMaxSize(LOCALES.length)
  @IsIn(LOCALES, { each: true })
  guideLanguages!: Locale[];
}

const Lines = (): PropertyDecorator => (target, name) => {
  ApiProperty({ type: [String], maxItems: MOST_LINES })(target, name);
  IsArray()(target, name);
  ArrayMaxSize(MOST_LINES)(target, name);
  IsString({ each: true })(target, name);
  Length(1, 300, { each: true })(target, name);
};

export class TourTextRequest extends SeenTourRequest {
  @Written(120) title!: string;
  @Written(400) summary!: string;
  @Written(10_000) description!: string;
  @Lines() highlights!: string[];
  @Lines() included!: string[];
  @Lines() notIncluded!: string[];
}

class PriceBandRequest {
  @Integer(1, MOST_PERSONS) upTo!: number;
  @Integer(1, LARGEST_AMOUNT) amount!: number;
}

const OfGroup = (): PropertyDecorator =>
  ValidateIf(({ kind }: PriceTableRequest, value) => kind !== 'per-person' || value !== undefined);
const OfPerson = (): PropertyDecorator =>
  ValidateIf(({ kind }: PriceTableRequest, value) => kind === 'per-person' || value !== undefined);

/** `bands` and `extraPerson` of a price per group; `adult`, `child` and `infant` of a price per person. */
export class PriceTableRequest {
  @ApiProperty({ enum: ['per-group', 'per-person'] })
  @IsIn(['per-group', 'per-person'])
  kind!: PriceTable['kind'];
  @ApiProperty({ type: [PriceBandRequest], required: false, minItems: 1, maxItems: 20 })
  @OfGroup()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => PriceBandRequest)
  bands?: PriceBandRequest[];
  @ApiProperty({ required: false }) @OfGroup() @Integer(0, LARGEST_AMOUNT) extraPerson?: number;
  @ApiProperty({ required: false }) @OfPerson() @Integer(1, LARGEST_AMOUNT) adult?: number;
  @ApiProperty({ required: false }) @OfPerson() @Integer(0, LARGEST_AMOUNT) child?: number;
  @ApiProperty({ required: false }) @OfPerson() @Integer(0, LARGEST_AMOUNT) infant?: number;
}

class TourOptionRequest {
  @Integer(15, 10_080) durationMinutes!: number;
  @ApiProperty({ type: PriceTableRequest }) @Nested(() => PriceTableRequest) prices!: PriceTableRequest;
  @Integer(1, MOST_PERSONS) minimumPersons!: number;
  @Integer(1, MOST_PERSONS) maximumPersons!: number;
  @ApiProperty({ required: false, description: 'Seats of one departure: of group tours.' })
  @Optional()
  @Integer(1, MOST_PERSONS)
  capacity?: number;
  @ApiProperty({ type: 'array', items: { type: 'integer', minimum: 1, maximum: 7 }, maxItems: 7 })
  @IsArray()
  @ArrayMaxSize(7)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  weekdays!: number[];
  @ApiProperty({ type: [String], maxItems: 96, example: ['09:30'] })
  @IsArray()
  @ArrayMaxSize(96)
  @Matches(TIME, { each: true })
  startTimes!: string[];
  @ApiProperty({ type: 'array', items: { type: 'integer', minimum: 1, maximum: 12 }, maxItems: 12 })
  @IsArray()
  @ArrayMaxSize(12)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(12, { each: true })
  closedMonths!: number[];
  @ApiProperty({ type: [String], maxItems: 100, description: '`MM-dd` of every year or `yyyy-MM-dd` once.' })
  @IsArray()
  @ArrayMaxSize(100)
  @Matches(CLOSED_DAY, { each: true })
  closedDays!: string[];
}

export class TourOptionsRequest extends SeenTourRequest {
  @ApiProperty({ type: [TourOptionRequest], maxItems: 12 })
  @IsArray()
  @ArrayMaxSize(12)
  @ValidateNested({ each: true })
  @Type(() => TourOptionRequest)
  options!: TourOptionRequest[];
}

class MeetingPointRequest {
  @ApiProperty({ format: 'uuid', required: false, description: 'Missing of a new one.' })
  @Optional()
  @IsUUID()
  id?: string;
  @TextsField() names!: TextsRequest;
  @ApiProperty({ minLength: 1, maxLength: 300 }) @Trimmed() @IsString() @Length(1, 300) address!: string;
  @ApiProperty({ type: TextsRequest, required: false, description: 'Where the address is written otherwise.' })
  @Optional()
  @Nested(() => TextsRequest)
  addresses?: TextsRequest;
  @Latitude() @Min(-90) @Max(90) latitude!: number;
  @Longitude() @Min(-180) @Max(180) longitude!: number;
}

export class MeetingPointsRequest extends SeenTourRequest {
  @ApiProperty({ type: [MeetingPointRequest], maxItems: MOST_POINTS })
  @IsArray()
  @ArrayMaxSize(MOST_POINTS)
  @ValidateNested({ each: true })
  @Type(() => MeetingPointRequest)
  meetingPoints!: MeetingPointRequest[];
}

class TourStopRequest {
  @TextsField() names!: TextsRequest;
  @TextsField() descriptions!: TextsRequest;
  @Latitude() @Min(-90) @Max(90) latitude!: number;
  @Longitude() @Min(-180) @Max(180) longitude!: number;
  @Integer(1, 1440) minutes!: number;
  @Integer(0, 1440) minutesToNext!: number;
}

export class ItineraryRequest extends SeenTourRequest {
  @ApiProperty({ type: [TourStopRequest], maxItems: MOST_STOPS })
  @IsArray()
  @ArrayMaxSize(MOST_STOPS)
  @ValidateNested({ each: true })
  @Type(() => TourStopRequest)
  stops!: TourStopRequest[];
}

class TourPhotoRequest {
  @ApiProperty({ description: 'Of the upload.' }) @Matches(/^[\w-]{16,64}\.[a-z0-9]{2,4}$/) path!: string;
  @Integer(1, 10_000) width!: number;
  @Integer(1, 10_000) height!: number;
  @TextsField() alt!: TextsRequest;
}

export class GalleryRequest extends SeenTourRequest {
  @ApiProperty({ type: [TourPhotoRequest], maxItems: MOST_PHOTOS })
  @IsArray()
  @ArrayMaxSize(MOST_PHOTOS)
  @ValidateNested({ each: true })
  @Type(() => TourPhotoRequest)
  photos!: TourPhotoRequest[];
}

export const optionOf = ({ prices, capacity, ...option }: TourOptionRequest): TourOption => ({
  ...option,
  prices: tableOf(prices),
  capacity: capacity ?? null,
});

function tableOf({
  kind,
  bands = [],
  extraPerson = 0,
  adult = 0,
  child = 0,
  infant = 0,
}: PriceTableRequest): PriceTable {
  if (kind === 'per-person') return { kind, adult, child, infant };
  return { kind, bands: bands.map(({ upTo, amount }) => ({ upTo, amount })), extraPerson };
}
