import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { HideReview } from '../commands/hide-review.js';
import { PublishReview } from '../commands/publish-review.js';
import { RejectReview } from '../commands/reject-review.js';
import { WithdrawAnswer } from '../commands/withdraw-answer.js';
import {
  FindReviewRecord,
  FindReviewsForTeam,
  type ReviewForTeam,
  ReviewRecord,
  ReviewsForTeamPage,
} from '../queries/find-reviews-for-team.js';
import { LanguageRequest, ReviewParameters, ReviewReasonRequest, ReviewsForTeamRequest } from './reviews.requests.js';

const NOT_NOW = { 404: ['NOT_FOUND'], 409: ['REVIEW_ALREADY_DECIDED'] } as const;

/** Reviews, for the team. Each decision answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('review.moderate')
@Controller('api/admin/reviews')
export class ReviewModerationController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Reviews, with the time by which the team checks them' })
  @ListAnswer<ReviewForTeam>(ReviewsForTeamPage, {
    name: 'reviews',
    columns: {
      id: ({ id }) => id,
      bookingReference: ({ bookingReference }) => bookingReference,
      state: ({ state }) => state,
      tour: ({ tour }) => tour.name,
      rating: ({ rating }) => rating,
      guideRating: ({ guideRating }) => guideRating,
      language: ({ language }) => language,
      author: ({ author }) => author,
      text: ({ text }) => text,
      writtenAt: ({ writtenAt }) => writtenAt,
      publishedOn: ({ publishedOn }) => publishedOn,
    },
  })
  list(@Query() request: ReviewsForTeamRequest, @CurrentActor() actor: Actor): Promise<ReviewsForTeamPage> {
    return this.queries.execute(new FindReviewsForTeam(request, actor));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One review' })
  @ApiOkResponse({ type: ReviewRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(
    @Param() { id }: ReviewParameters,
    @Query() { language }: LanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReviewRecord> {
    return this.queries.execute(new FindReviewRecord(id, language, actor));
  }

  @Post(':id/publish')
  @WithoutBody()
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish a review after the check, or a hidden one again' })
  @ApiOkResponse({ type: ReviewRecord })
  @ApiProblems(NOT_NOW)
  async publish(
    @Param() { id }: ReviewParameters,
    @Query() query: LanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReviewRecord> {
    await this.commands.execute(new PublishReview(id, actor));
    return this.get({ id }, query, actor);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @ApiOperation({ summary: 'Do not publish a review, for a reason' })
  @ApiOkResponse({ type: ReviewRecord })
  @ApiProblems(NOT_NOW)
  async reject(
    @Param() { id }: ReviewParameters,
    @Body() { reason }: ReviewReasonRequest,
    @Query() query: LanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReviewRecord> {
    await this.commands.execute(new RejectReview(id, reason, actor));
    return this.get({ id }, query, actor);
  }

  @Post(':id/hide')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a published review off the site, for a reason' })
  @ApiOkResponse({ type: ReviewRecord })
  @ApiProblems(NOT_NOW)
  async hide(
    @Param() { id }: ReviewParameters,
    @Body() { reason }: ReviewReasonRequest,
    @Query() query: LanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReviewRecord> {
    await this.commands.execute(new HideReview(id, reason, actor));
    return this.get({ id }, query, actor);
  }

  @Post(':id/withdraw-answer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take the guide’s answer off the site, for a reason' })
  @ApiOkResponse({ type: ReviewRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['NO_ANSWER_TO_WITHDRAW'] })
  async withdrawAnswer(
    @Param() { id }: ReviewParameters,
    @Body() { reason }: ReviewReasonRequest,
    @Query() query: LanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReviewRecord> {
    await this.commands.execute(new WithdrawAnswer(id, reason, actor));
    return this.get({ id }, query, actor);
  }
}
