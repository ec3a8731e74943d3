import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { registerPublicTopics } from '../../platform/http/response-cache.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ReviewedPlaces } from './domain/reviewed-places.js';
import { ReviewRepository } from './domain/review.repository.js';
import { CatalogueReviewedPlaces } from './gateways/catalogue-reviewed-places.js';
import { ReviewsController } from './http/reviews.controller.js';
import { reviewsProblems } from './http/reviews.problems.js';
import { MikroOrmReviewRepository } from './persistence/mikro-orm-review.repository.js';
import { ReviewEntity } from './persistence/review.entity.js';
import { FindRandomReviewsHandler } from './queries/find-random-reviews.js';
import { FindReviewsOfCityHandler } from './queries/find-reviews-of-city.js';
import { FindReviewsOfTourHandler } from './queries/find-reviews-of-tour.js';
import { PublishedReviews } from './queries/published-reviews.js';
import { ReviewsPersonalData } from './persistence/reviews-personal-data.js';
import { ReviewSeeding } from './seeding/review-seeding.js';

registerProblems(reviewsProblems);
registerPublicTopics('reviews');

@Module({
  imports: [MikroOrmModule.forFeature([ReviewEntity]), CatalogueModule],
  controllers: [ReviewsController],
  providers: [
    ReviewsPersonalData,
    FindRandomReviewsHandler,
    FindReviewsOfCityHandler,
    FindReviewsOfTourHandler,
    PublishedReviews,
    ReviewSeeding,
    { provide: ReviewedPlaces, useClass: CatalogueReviewedPlaces },
    { provide: ReviewRepository, useClass: MikroOrmReviewRepository },
  ],
})
export class ReviewsModule {}
