import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IdOrSlug, Language, Optional, Whole } from '../../../platform/http/fields.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import type { Stars } from '../domain/rating-summary.js';
import { REVIEW_SORTS, type ReviewSort } from '../queries/published-reviews.js';

class LanguageRequest {
  @Language('Of the names of tours and cities.')
  language: Locale = DEFAULT_LOCALE;
}

class PageRequest extends LanguageRequest {
  @ApiProperty({ required: false, default: 1 }) @Whole(1, 10_000) page = 1;
}

class ReviewsRequest extends PageRequest {
  @ApiProperty({ required: false, description: 'Only those with so many stars.' })
  @Optional()
  @Whole(1, 5)
  stars?: Stars;

  @ApiProperty({
    required: false,
    enum: REVIEW_SORTS,
    description: 'Without it those in the language asked for come first, the newest of each first.',
  })
  @Optional()
  @IsIn(REVIEW_SORTS)
  sort?: ReviewSort;
}

export class ReviewedTourParameters {
  @ApiProperty({ description: 'Id or slug.' }) @IdOrSlug() tourId!: string;
}

export class ReviewsOfTourRequest extends ReviewsRequest {}

export class ReviewsOfCityRequest extends ReviewsRequest {
  @ApiProperty({ description: 'Id or slug.' }) @IdOrSlug() cityId!: string;
  @ApiProperty({ required: false, default: 10, maximum: 100 }) @Whole(1, 100) limit = 10;
}

export class RandomReviewsRequest extends LanguageRequest {
  @ApiProperty({ required: false, default: 6, maximum: 100 }) @Whole(1, 100) limit = 6;
}
