import { ApiProperty } from '@nestjs/swagger';
import { Fraction } from '../../../platform/http/fractions.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';

export class ReviewedView {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
}

/** What the guide answered. */
export class GuideAnswerView {
  @ApiProperty() text!: string;
  @ApiProperty({ format: 'date-time', type: String }) answeredAt!: string;
}

export class ReviewView {
  @ApiProperty() id!: string;
  @ApiProperty({ minimum: 1, maximum: 5 }) rating!: number;
  @ApiProperty({ type: Number, nullable: true, minimum: 1, maximum: 5, description: 'The stars for the guide.' })
  guideRating!: number | null;
  @ApiProperty() text!: string;
  @ApiProperty({ enum: LOCALES, description: 'The language it was written in.' }) language!: Locale;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Hanna K.',
    description: 'Null once the person’s data were erased.',
  })
  author!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'ISO 3166-1 alpha-2.', example: 'DE' })
  country!: string | null;
  @ApiProperty({ format: 'date' }) publishedOn!: string;
  @ApiProperty({ type: GuideAnswerView, nullable: true }) answer!: GuideAnswerView | null;
  @ApiProperty({ type: ReviewedView }) tour!: ReviewedView;
  @ApiProperty({ type: ReviewedView }) city!: ReviewedView;
}

export class StarsCount {
  @ApiProperty({ minimum: 1, maximum: 5 }) stars!: number;
  @ApiProperty() count!: number;
}

export class ReviewPagination {
  @ApiProperty() page!: number;
  @ApiProperty() size!: number;
  @ApiProperty({ description: 'Those with the stars that were asked for.' }) totalItems!: number;
  @ApiProperty() totalPages!: number;
}

export class ReviewsView {
  @ApiProperty({
    type: [ReviewView],
    description: 'Those in the language asked for, then the others; the newest of each first.',
  })
  reviews!: readonly ReviewView[];
  @Fraction({ nullable: true, description: 'The average of all, with two decimals.' })
  rating!: number | null;
  @ApiProperty({ description: 'All of them, whatever stars were asked for.' }) totalReviews!: number;
  @ApiProperty({ type: [StarsCount], description: 'From five stars to one.' }) distribution!: readonly StarsCount[];
  @ApiProperty({ type: ReviewPagination }) pagination!: ReviewPagination;
}

/** The reviews of visits that one guide led. The rating is that of the guide. */
export class GuideReviewsView {
  @ApiProperty({ type: [ReviewView], description: 'Those in the language asked for first, the newest of each first.' })
  reviews!: readonly ReviewView[];
  @Fraction({ nullable: true, description: 'The average of the stars for the guide, with two decimals.' })
  rating!: number | null;
  @ApiProperty({ description: 'How many reviews gave the guide stars.' }) totalRatings!: number;
  @ApiProperty({ description: 'All reviews of visits that the guide led.' }) totalReviews!: number;
  @ApiProperty({ type: [StarsCount], description: 'Stars for the guide, from five to one.' })
  distribution!: readonly StarsCount[];
  @ApiProperty({ type: ReviewPagination }) pagination!: ReviewPagination;
}
