import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsISO8601, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { DEFAULT_LOCALE, LOCALES, type Locale, localeOrDefault } from '../../../shared-kernel/locale.js';

const Whole = (min: number, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value,
    ),
    IsInt(),
    Min(min),
    Max(max),
  );

export class NotificationsRequest {
  @ApiProperty({
    enum: LOCALES,
    required: false,
    default: DEFAULT_LOCALE,
    description: 'Of the names of tours and cities.',
  })
  @Transform(({ value }: { value: unknown }) => localeOrDefault(value))
  @IsIn(LOCALES)
  language: Locale = DEFAULT_LOCALE;
  @ApiProperty({ required: false, default: 1 }) @Whole(1, 10_000) page = 1;
  @ApiProperty({ required: false, default: 20, maximum: 100 }) @Whole(1, 100) size = 20;
}

/** One of the two, or both. */
export class ReadNotificationsRequest {
  @ApiProperty({
    required: false,
    type: [String],
    format: 'uuid',
    maxItems: 100,
    description: 'Unless `upTo` is named.',
  })
  @ValidateIf(({ ids, upTo }: ReadNotificationsRequest) => ids !== undefined || upTo === undefined)
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID(undefined, { each: true })
  ids?: readonly string[];

  @ApiProperty({ required: false, format: 'date-time', description: 'All that came until then, itself included.' })
  @ValidateIf(({ upTo }: ReadNotificationsRequest) => upTo !== undefined)
  @IsISO8601({ strict: true, strictSeparator: true })
  upTo?: string;
}
