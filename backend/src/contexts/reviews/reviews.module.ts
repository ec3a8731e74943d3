import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { registerPublicTopics } from '../../platform/http/response-cache.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { AddReviewHandler } from './commands/add-review.js';
import { AnswerReviewHandler } from './commands/answer-review.js';
import { HideReviewHandler } from './commands/hide-review.js';
import { PublishReviewHandler } from './commands/publish-review.js';
import { RejectReviewHandler } from './commands/reject-review.js';
import { WithdrawAnswerHandler } from './commands/withdraw-answer.js';
import { Guides } from './domain/guides.js';
import { Invitations } from './domain/invitations.js';
import { ReviewedPlaces } from './domain/reviewed-places.js';
import { ReviewRepository } from './domain/review.repository.js';
import { Visits } from './domain/visits.js';
import { BookingVisits } from './gateways/booking-visits.js';
import { CatalogueReviewedPlaces } from './gateways/catalogue-reviewed-places.js';
import { ReviewedGuides } from './gateways/reviewed-guides.js';
import { bookingReviews } from './gateways/reviews-of-bookings.js';
import { GuidedReviewsController } from './http/guided-reviews.controller.js';
import { ReviewModerationController } from './http/review-moderation.controller.js';
import { ReviewsController } from './http/reviews.controller.js';
import { reviewsProblems } from './http/reviews.problems.js';
import { WrittenReviewsController } from './http/written-reviews.controller.js';
import { ReviewMails } from './mail/review-mails.js';
import { MikroOrmReviewRepository } from './persistence/mikro-orm-review.repository.js';
import { PostgresInvitations } from './persistence/postgres-invitations.js';
import { ReviewEntity } from './persistence/review.entity.js';
import { ReviewsPersonalData } from './persistence/reviews-personal-data.js';
import { FindMyGuidedReviewsHandler } from './queries/find-my-guided-reviews.js';
import { FindRandomReviewsHandler } from './queries/find-random-reviews.js';
import { FindReviewOfBookingHandler } from './queries/find-review-of-booking.js';
import { FindReviewRecordHandler, FindReviewsForTeamHandler } from './queries/find-reviews-for-team.js';
import { FindReviewsOfCityHandler } from './queries/find-reviews-of-city.js';
import { FindReviewsOfGuideHandler } from './queries/find-reviews-of-guide.js';
import { FindReviewsOfTourHandler } from './queries/find-reviews-of-tour.js';
import { FindWhetherCanCommentHandler } from './queries/find-whether-can-comment.js';
import { PublishedReviews } from './queries/published-reviews.js';
import { ReviewSearch } from './queries/review-search.js';
import { InviteWhenBookingCompleted } from './reactions/invite-when-booking-completed.js';
import { MailAuthorWhenReviewAnswered } from './reactions/mail-author-when-review-answered.js';
import { MailAuthorWhenReviewHidden } from './reactions/mail-author-when-review-hidden.js';
import { MailAuthorWhenReviewPublished } from './reactions/mail-author-when-review-published.js';
import { MailAuthorWhenReviewRejected } from './reactions/mail-author-when-review-rejected.js';
import { MailGuideWhenAnswerWithdrawn } from './reactions/mail-guide-when-answer-withdrawn.js';
import { MailGuideWhenReviewPublished } from './reactions/mail-guide-when-review-published.js';
import { ReviewSeeding } from './seeding/review-seeding.js';

const COMMANDS = [
  AddReviewHandler,
  PublishReviewHandler,
  RejectReviewHandler,
  HideReviewHandler,
  AnswerReviewHandler,
  WithdrawAnswerHandler,
];
const QUERIES = [
  FindRandomReviewsHandler,
  FindReviewsOfCityHandler,
  FindReviewsOfTourHandler,
  FindReviewsOfGuideHandler,
  FindReviewOfBookingHandler,
  FindWhetherCanCommentHandler,
  FindMyGuidedReviewsHandler,
  FindReviewsForTeamHandler,
  FindReviewRecordHandler,
];
const REACTIONS = [
  InviteWhenBookingCompleted,
  MailAuthorWhenReviewPublished,
  MailAuthorWhenReviewRejected,
  MailAuthorWhenReviewHidden,
  MailAuthorWhenReviewAnswered,
  MailGuideWhenReviewPublished,
  MailGuideWhenAnswerWithdrawn,
];

registerProblems(reviewsProblems);
registerPublicTopics('reviews');
registerPersonalPages('review');

/** Global for one reason: the module provides the reviews of bookings, which booking queries without knowing reviews. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([ReviewEntity]), CatalogueModule, GuidesModule],
  controllers: [ReviewsController, WrittenReviewsController, GuidedReviewsController, ReviewModerationController],
  providers: [
    ReviewsPersonalData,
    ...COMMANDS,
    ...QUERIES,
    ...REACTIONS,
    PublishedReviews,
    ReviewSearch,
    ReviewMails,
    ReviewSeeding,
    { provide: ReviewedPlaces, useClass: CatalogueReviewedPlaces },
    { provide: Visits, useClass: BookingVisits },
    { provide: Guides, useClass: ReviewedGuides },
    { provide: Invitations, useClass: PostgresInvitations },
    { provide: ReviewRepository, useClass: MikroOrmReviewRepository },
    bookingReviews,
  ],
  exports: [bookingReviews],
})
export class ReviewsModule {}
