import { ApiProperty } from '@nestjs/swagger';
import { Fraction } from '../../../platform/http/fractions.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';

export class ReviewedView {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
}

export class ReviewView {
  @ApiProperty() id!: string;
  @ApiProperty({ minimum: 1, maximum: 5 }) rating!: number;
  @ApiProperty() text!: string;
  @ApiProperty({ enum: LOCALES, description: 'The language it was written in.' }) language!: Locale;
  @ApiProperty({ example: 'Hanna K.' }) author!: string;
  @ApiProperty({ type: String, nullable: true, description: 'ISO 3166-1 alpha-2.', example: 'DE' })
  country!: string | null;
  @ApiProperty({ format: 'date' }) publishedOn!: string;
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
