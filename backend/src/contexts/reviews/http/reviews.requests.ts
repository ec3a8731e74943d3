import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { IdOrSlug, Integer, Language, Optional, Trimmed, Whole } from '../../../platform/http/fields.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../../shared-kernel/language/locale.js';
import type { Stars } from '../domain/rating-summary.js';
import { REVIEW_STATES, type ReviewStatus } from '../domain/review.js';
import { REVIEW_SORTS, type ReviewSort } from '../queries/published-reviews.js';

const LONGEST_TEXT = 5000;

export class LanguageRequest {
  @Language('Of the names of tours and cities.')
  language: Locale = DEFAULT_LOCALE;
}

export class PageRequest extends LanguageRequest {
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

export class ReviewedGuideParameters {
  @ApiProperty({ example: 'giulia-m' }) @IdOrSlug() slug!: string;
}

export class ReviewsOfGuideRequest extends PageRequest {}

/** A booking's call, which its signed link opens too. */
export class BookingLinkRequest extends LanguageRequest {
  @ApiProperty({ required: false, description: 'Of the signed link.' })
  @Optional()
  @IsString()
  @MaxLength(200)
  token?: string;
}

export class BookingReferenceParameters {
  @ApiProperty({ example: 'BK-4F8T2W' }) @IsString() @MaxLength(40) reference!: string;
}

export class CanCommentParameters {
  @ApiProperty({ description: 'The tour: id or slug.' }) @IdOrSlug() a!: string;
  @ApiProperty({ description: 'The reference of a booking, or your own user id.' })
  @IsString()
  @MaxLength(40)
  b!: string;
}

export class AddReviewRequest {
  @ApiProperty({ format: 'uuid' }) @IsUUID() tourId!: string;
  @ApiProperty({ example: 'BK-4F8T2W' }) @IsString() @Length(1, 40) bookingReference!: string;
  @Integer(1, 5) rating!: number;
  @ApiProperty({ required: false, description: 'The stars for the guide.' })
  @Optional()
  @Integer(1, 5)
  guideRating?: number;
  @ApiProperty({ minLength: 1, maxLength: LONGEST_TEXT })
  @Trimmed()
  @IsString()
  @Length(1, LONGEST_TEXT)
  text!: string;
  @ApiProperty({ enum: LOCALES, description: 'The language in which it is written.' })
  @IsIn(LOCALES)
  language!: Locale;
}

export class ReviewParameters {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class AnswerReviewRequest {
  @ApiProperty({ minLength: 1, maxLength: 2000 }) @Trimmed() @IsString() @Length(1, 2000) text!: string;
}

export class ReviewsForTeamRequest extends listRequest(['writtenAt'], 'writtenAt') {
  @ApiProperty({ required: false, enum: REVIEW_STATES })
  @Optional()
  @IsIn(REVIEW_STATES)
  state?: ReviewStatus;

  @ApiProperty({ required: false }) @Optional() @Whole(1, 5) stars?: Stars;

  @ApiProperty({ required: false, enum: LOCALES, description: 'The language in which it was written.' })
  @Optional()
  @IsIn(LOCALES)
  reviewLanguage?: Locale;
}

export class ReviewReasonRequest {
  @ApiProperty({ minLength: 1, maxLength: 1000, description: 'The author is mailed these words, or the guide.' })
  @Trimmed()
  @IsString()
  @Length(1, 1000)
  reason!: string;
}
