import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited, RateLimitedOnceValid } from '../../../platform/http/rate-limit.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { localeOrDefault } from '../../../shared-kernel/language/locale.js';
import { AskForNewsletter } from '../commands/ask-for-newsletter.js';
import { ConfirmSubscription } from '../commands/confirm-subscription.js';
import { LeaveNewsletter } from '../commands/leave-newsletter.js';
import { FindSubscriptionLink, SubscriptionLinkView } from '../queries/find-subscription-link.js';
import {
  NewsletterRequest,
  SubscriptionAnswer,
  SubscriptionLinkRequest,
  SubscriptionTokenRequest,
} from './support.requests.js';

@ApiTags('Support')
@Controller('api/newsletter')
export class NewsletterController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(202)
  @RateLimitedOnceValid('newsletter', 10, 3600)
  @ApiOperation({ summary: 'Asks for the newsletter' })
  @ApiAcceptedResponse({
    description: 'A link that confirms is mailed, or that the address gets the newsletter already.',
  })
  async ask(@Body() { email, language }: NewsletterRequest, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new AskForNewsletter(email, localeOrDefault(language), actor));
  }

  @Get('link')
  @RateLimited('looked-at-links', 200, 900, 'memory')
  @ApiOperation({
    summary: 'What a mailed link does',
    description: 'Looking changes nothing. 422 where it does nothing.',
  })
  @ApiOkResponse({ type: SubscriptionLinkView })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'SUBSCRIPTION_LINK_NOT_VALID'] })
  link(@Query() { purpose, token }: SubscriptionLinkRequest): Promise<SubscriptionLinkView> {
    return this.queries.execute(new FindSubscriptionLink(purpose, token, this.clock.now()));
  }

  @Post('confirm')
  @ApiOperation({ summary: 'Confirm a subscription by its mailed link' })
  @HttpCode(200)
  @RateLimited('mailed-links', 200, 900)
  @ApiOkResponse({ type: SubscriptionAnswer })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'SUBSCRIPTION_LINK_NOT_VALID'] })
  async confirm(
    @Body() { token }: SubscriptionTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SubscriptionAnswer> {
    return { email: await this.commands.execute(new ConfirmSubscription(token, actor)) };
  }

  @Post('leave')
  @ApiOperation({ summary: 'Leave the newsletter by a mailed link' })
  @HttpCode(200)
  @RateLimited('mailed-links', 200, 900)
  @ApiOkResponse({ type: SubscriptionAnswer })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'SUBSCRIPTION_LINK_NOT_VALID'] })
  async leave(@Body() { token }: SubscriptionTokenRequest, @CurrentActor() actor: Actor): Promise<SubscriptionAnswer> {
    return { email: await this.commands.execute(new LeaveNewsletter(token, actor)) };
  }
}
