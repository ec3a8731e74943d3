import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Day, ID_OR_SLUG, Integer, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { LANGUAGE_LEVELS, type LanguageLevel } from '../domain/guide.js';

const MOST_CATEGORIES = 30;
const MOST_CITIES = 10;
const LONGEST_WORDS = 600;
const MOST_HOURS = 28;
const MOST_HOLIDAYS = 60;
const UPLOAD = 'The `path` or `fileUrl` that POST /api/s3/uploadFile has answered; null removes it, left out it stays.';

/** An upload's address (`fileUrl`) stands for its `path`. */
const pathOfUpload = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.replace(/^(?:https?:\/\/[^/]+)?\/files\//, '').replace(/\?.*$/, '') : value,
);

const NullOr = (): PropertyDecorator => ValidateIf((_, value) => value !== null);
const NullOrAbsent = (): PropertyDecorator => ValidateIf((_, value) => value !== null && value !== undefined);

export class OwnWordsRequest {
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) language!: Locale;
  @ApiProperty({ minLength: 1, maxLength: LONGEST_WORDS })
  @Trimmed()
  @IsString()
  @Length(1, LONGEST_WORDS)
  text!: string;
}

export class LanguageOfGuideRequest {
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) code!: Locale;
  @ApiProperty({ enum: LANGUAGE_LEVELS }) @IsIn(LANGUAGE_LEVELS) level!: LanguageLevel;
}

export class GuideProfileRequest {
  @Integer(1, 2_000_000_000) version!: number;
  @ApiProperty({ type: String, nullable: true, required: false, description: UPLOAD })
  @pathOfUpload
  @NullOrAbsent()
  @Format('isUploadPath', /^[\w-]{16,64}\.(?:jpg|png|gif)$/)
  picture?: string | null;
  @ApiProperty({ type: String, nullable: true, required: false, description: UPLOAD })
  @pathOfUpload
  @NullOrAbsent()
  @Format('isUploadPath', /^[\w-]{16,64}\.(?:mp3|wav|ogg|webm|m4a)$/)
  greeting?: string | null;
  @ApiProperty({ type: [OwnWordsRequest], maxItems: LOCALES.length })
  @IsArray()
  @ArrayMaxSize(LOCALES.length)
  @ValidateNested({ each: true })
  @Type(() => OwnWordsRequest)
  words!: OwnWordsRequest[];
  @ApiProperty({ type: [LanguageOfGuideRequest], maxItems: LOCALES.length })
  @IsArray()
  @ArrayMaxSize(LOCALES.length)
  @ValidateNested({ each: true })
  @Type(() => LanguageOfGuideRequest)
  languages!: LanguageOfGuideRequest[];
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 80, nullable: true })
  @NullOr()
  @IsInt()
  @Min(0)
  @Max(80)
  yearsGuiding!: number | null;
  @ApiProperty({ type: String, minLength: 1, maxLength: 100, nullable: true })
  @NullOr()
  @Trimmed()
  @IsString()
  @Length(1, 100)
  licence!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'The last day of the license.' })
  @NullOr()
  @Day()
  licenceExpiresOn!: string | null;
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MOST_CITIES,
    description: 'Ids or slugs; the first is where you live.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_CITIES)
  @Matches(ID_OR_SLUG, { each: true })
  cities!: string[];
  @ApiProperty({ type: [String], maxItems: MOST_CATEGORIES, description: 'Slugs of categories of tours.' })
  @IsArray()
  @ArrayMaxSize(MOST_CATEGORIES)
  @Matches(ID_OR_SLUG, { each: true })
  categories!: string[];
  @ApiProperty() @IsBoolean() hasCar!: boolean;
  @ApiProperty() @IsBoolean() hasBikes!: boolean;
  @ApiProperty() @IsBoolean() stepFree!: boolean;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const END = /^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/;

export class HoursRequest {
  @Integer(1, 7) weekday!: number;
  @ApiProperty({ example: '09:00' }) @Format('isTime', TIME) from!: string;
  @ApiProperty({ example: '18:00', description: '`24:00` at most.' }) @Format('isTime', END) to!: string;
}

export class HolidayRequest {
  @ApiProperty({ format: 'date' }) @Day() from!: string;
  @ApiProperty({ format: 'date', description: 'Included.' }) @Day() to!: string;
}

export class AvailabilityRequest {
  @Integer(1, 2_000_000_000) version!: number;
  @ApiProperty({ type: [HoursRequest], maxItems: MOST_HOURS })
  @IsArray()
  @ArrayMaxSize(MOST_HOURS)
  @ValidateNested({ each: true })
  @Type(() => HoursRequest)
  hours!: HoursRequest[];
  @ApiProperty({ type: [HolidayRequest], maxItems: MOST_HOLIDAYS })
  @IsArray()
  @ArrayMaxSize(MOST_HOLIDAYS)
  @ValidateNested({ each: true })
  @Type(() => HolidayRequest)
  holidays!: HolidayRequest[];
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 10, nullable: true })
  @NullOr()
  @IsInt()
  @Min(1)
  @Max(10)
  missionsPerDay!: number | null;
  @Integer(0, 480) pauseMinutes!: number;
}
