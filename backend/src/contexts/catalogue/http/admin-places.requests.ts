import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Integer, Name, Nested, Optional, TimeZone } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { Latitude, Longitude } from '../../../platform/http/fractions.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { MOTIFS } from '../domain/motifs.js';
import { PLACE_KINDS, type PlaceFacts, type PlaceKind } from '../domain/place.js';
import { ADMIN_PLACE_SORTS } from '../queries/find-places-for-team.js';
import { TextsField, TextsRequest, textsOf } from './texts.requests.js';

const LAST_VERSION = 2_147_483_647;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export class AdminPlacesRequest extends listRequest(ADMIN_PLACE_SORTS, 'position') {
  @ApiProperty({ required: false, enum: PLACE_KINDS, default: 'city' }) @IsIn(PLACE_KINDS) kind: PlaceKind = 'city';
  @ApiProperty({ required: false, enum: ['activated', 'hidden'] })
  @Optional()
  @IsIn(['activated', 'hidden'])
  state?: 'activated' | 'hidden';
}

export class PlaceKindParams {
  @ApiProperty({ enum: PLACE_KINDS }) @IsIn(PLACE_KINDS) kind!: PlaceKind;
}

export class PlaceParams extends PlaceKindParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

class LandmarkRequest {
  @ApiProperty({ enum: MOTIFS, description: 'What the poster draws.' }) @IsIn(MOTIFS) motif!: string;
  @Name(120) name!: string;
}

class CityFactsRequest {
  @TextsField() introduction!: TextsRequest;
  @Latitude() @Min(-90) @Max(90) latitude!: number;
  @Longitude() @Min(-180) @Max(180) longitude!: number;
  @ApiProperty({ example: 'Europe/Rome' }) @TimeZone() timeZone!: string;
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
  @ApiProperty({ type: [LandmarkRequest], minItems: 1, maxItems: 8, description: 'The dominant one first.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(8)
  @ValidateNested({ each: true })
  @Type(() => LandmarkRequest)
  landmarks!: LandmarkRequest[];
}

export class PlaceRequest {
  @ApiProperty({ pattern: SLUG.source, maxLength: 100 }) @Format('isIdOrSlug', SLUG) @MaxLength(100) slug!: string;
  @TextsField() names!: TextsRequest;
  @Integer(0, 1_000_000) position!: number;
  @ApiProperty() @IsBoolean() activated!: boolean;
  @ApiProperty() @IsBoolean() featured!: boolean;
  @ApiProperty({ required: false, pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2, of a country.' })
  @Optional()
  @Format('isCountryCode', /^[A-Z]{2}$/)
  code?: string;
  @ApiProperty({ required: false, format: 'uuid', description: 'The continent of a country, the country of a city.' })
  @Optional()
  @IsUUID()
  parentId?: string;
  @ApiProperty({ required: false, type: CityFactsRequest, description: 'Of a city.' })
  @Optional()
  @Nested(() => CityFactsRequest)
  city?: CityFactsRequest;
}

export class ChangePlaceRequest extends PlaceRequest {
  @Integer(1, LAST_VERSION) version!: number;
}

export const factsOf = ({
  slug,
  names,
  position,
  activated,
  featured,
  code,
  parentId,
  city,
}: PlaceRequest): PlaceFacts => ({
  slug,
  names: textsOf(names),
  position,
  activated,
  featured,
  code: code ?? null,
  parentId: parentId ?? null,
  city: city
    ? {
        introduction: textsOf(city.introduction),
        latitude: city.latitude,
        longitude: city.longitude,
        timeZone: city.timeZone,
        currency: city.currency,
        landmarks: city.landmarks.map(({ motif, name }) => ({ motif, name })),
      }
    : null,
});
