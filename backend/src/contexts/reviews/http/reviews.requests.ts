import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { DEFAULT_LOCALE, LOCALES, type Locale, localeOrDefault } from '../../../shared-kernel/locale.js';

const ID_OR_SLUG = /^[a-z0-9-]{1,100}$/;

/** A query's values are texts: an integer is digits and nothing else. */
const Whole = (min: number, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value,
    ),
    IsInt(),
    Min(min),
    Max(max),
  );

class LanguageRequest {
  @ApiProperty({
    enum: LOCALES,
    required: false,
    default: DEFAULT_LOCALE,
    description: 'Of the names of tours and cities; an unknown one is answered in en_US.',
  })
  @Transform(({ value }: { value: unknown }) => localeOrDefault(value))
  @IsIn(LOCALES)
  language: Locale = DEFAULT_LOCALE;
}

class PageRequest extends LanguageRequest {
  @ApiProperty({ required: false, default: 1 }) @Whole(1, 10_000) page = 1;
}

export class ReviewedTourParameters {
  @ApiProperty({ description: 'Id or slug.' }) @Matches(ID_OR_SLUG) tourId!: string;
}

export class ReviewsOfTourRequest extends PageRequest {
  @ApiProperty({ required: false, minimum: 1, maximum: 5, description: 'Only those with so many stars.' })
  @IsOptional()
  @Whole(1, 5)
  stars?: number;
}

export class ReviewsOfCityRequest extends PageRequest {
  @ApiProperty({ description: 'Id or slug.' }) @Matches(ID_OR_SLUG) cityId!: string;
  @ApiProperty({ required: false, default: 10, maximum: 100 }) @Whole(1, 100) limit = 10;
}

export class RandomReviewsRequest extends LanguageRequest {
  @ApiProperty({ required: false, default: 6, maximum: 100 }) @Whole(1, 100) limit = 6;
}
