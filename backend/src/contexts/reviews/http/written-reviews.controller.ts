import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimitedOnceValid } from '../../../platform/http/rate-limit.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AddReview } from '../commands/add-review.js';
import { FindReviewOfBooking, ReviewOfBooking } from '../queries/find-review-of-booking.js';
import { CanComment, FindWhetherCanComment } from '../queries/find-whether-can-comment.js';
import {
  AddReviewRequest,
  BookingLinkRequest,
  BookingReferenceParameters,
  CanCommentParameters,
} from './reviews.requests.js';

/** The author's side: the customer of a booking, or who holds its signed link. */
@ApiTags('Reviews')
@ApiBearerAuth()
@ApiSecurity('orderLink')
@Controller('api')
export class WrittenReviewsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Post('reviews/add')
  @RateLimitedOnceValid('add-review', 60, 3600)
  @ApiOperation({ summary: 'Review a booking, once. The team checks the review before it is shown' })
  @ApiCreatedResponse({ type: ReviewOfBooking })
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    403: ['REVIEWS_BY_CUSTOMERS_ONLY'],
    404: ['BOOKING_UNKNOWN'],
    409: ['VISIT_DID_NOT_TAKE_PLACE', 'TIME_TO_REVIEW_OVER', 'REVIEW_ALREADY_WRITTEN'],
    422: ['VALIDATION_FAILED', 'NOT_THE_BOOKED_TOUR', 'NO_GUIDE_TO_RATE', 'REVIEW_TEXT_MISSING', 'RATING_OUT_OF_RANGE'],
  })
  async add(
    @Body() { tourId, bookingReference, guideRating, ...content }: AddReviewRequest,
    @Query() { token, language }: BookingLinkRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReviewOfBooking> {
    const said = { ...content, guideRating: guideRating ?? null };
    await this.commands.execute(new AddReview(bookingReference, tourId, said, token, actor));
    return this.queries.execute(new FindReviewOfBooking(bookingReference, token, language, actor));
  }

  @Get('reviews/can-comment/:a/:b')
  @ApiOperation({ summary: 'Whether I may review a tour now' })
  @ApiOkResponse({ type: CanComment })
  @ApiProblems({ 401: ['RELOGIN_REQUIRED', 'INVALID_TOKEN'], 404: ['NOT_FOUND', 'BOOKING_UNKNOWN'] })
  canComment(
    @Param() { a, b }: CanCommentParameters,
    @Query() { token }: BookingLinkRequest,
    @CurrentActor() actor: Actor,
  ): Promise<CanComment> {
    return this.queries.execute(new FindWhetherCanComment(a, b, token, actor));
  }

  @Get('me/bookings/:reference/review')
  @ApiOperation({ summary: 'What there is to review, and my review of it' })
  @ApiOkResponse({ type: ReviewOfBooking })
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['BOOKING_UNKNOWN'] })
  ofBooking(
    @Param() { reference }: BookingReferenceParameters,
    @Query() { token, language }: BookingLinkRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReviewOfBooking> {
    return this.queries.execute(new FindReviewOfBooking(reference, token, language, actor));
  }
}
