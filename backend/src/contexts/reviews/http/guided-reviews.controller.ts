import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AnswerReview } from '../commands/answer-review.js';
import { FindMyGuidedReviews, GuidedReviewsPage } from '../queries/find-my-guided-reviews.js';
import { AnswerReviewRequest, PageRequest, ReviewParameters } from './reviews.requests.js';

/** The guide's side: the guide comes from the token, never from the address. */
@ApiTags('Guides')
@ApiBearerAuth()
@Allowed('review.answer')
@Controller('api')
export class GuidedReviewsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('guide/reviews')
  @ApiOperation({ summary: 'Published reviews of visits that I led, those to answer first' })
  @ApiOkResponse({ type: GuidedReviewsPage })
  find(@Query() { language, page }: PageRequest, @CurrentActor() actor: Actor): Promise<GuidedReviewsPage> {
    return this.queries.execute(new FindMyGuidedReviews(language, page, actor));
  }

  @Post('reviews/:id/answer')
  @HttpCode(204)
  @ApiOperation({ summary: 'Answer a review of a visit that I led, once. Everybody can read the answer at once' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['REVIEW_ALREADY_ANSWERED'] })
  async answer(
    @Param() { id }: ReviewParameters,
    @Body() { text }: AnswerReviewRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new AnswerReview(id, text, actor));
  }
}
