import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited, RateLimitedOnceValid } from '../../../platform/http/rate-limit.js';
import { NeedsIdempotencyKey } from '../../../platform/idempotency/repeated-calls.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AcceptQuote } from '../commands/accept-quote.js';
import { AskAboutQuote } from '../commands/ask-about-quote.js';
import { DeclineQuote } from '../commands/decline-quote.js';
import { RequestQuote } from '../commands/request-quote.js';
import { QuoteOrders } from '../domain/quote-orders.js';
import type { QuoteWishes } from '../domain/quote-request.js';
import { FindRidePrice, RidePriceView } from '../queries/find-ride-price.js';
import { FindQuote } from '../queries/find-quote.js';
import { QuoteAccess } from '../queries/quote-access.js';
import { QuoteView } from '../queries/quote-views.js';
import {
  AcceptQuoteRequest,
  AskAboutQuoteRequest,
  DeclineQuoteRequest,
  QuoteLanguageRequest,
  QuoteRequest,
  QuoteTokenRequest,
  RidePriceRequest,
} from './quote.requests.js';

class RequestedQuoteView {
  @ApiProperty({ example: 'QT-4F8T2W' }) reference!: string;
  @ApiProperty({ required: false, description: 'Opens the quote without an account; for guests alone.' })
  accessToken?: string;
  @ApiProperty({ format: 'date-time', type: String, description: 'The team answers before.' }) answerBefore!: Date;
}

/** Requests for a price, for those who ask. Each decision answers the quote after it. */
@ApiTags('Quotes')
@Controller('api/quotes')
export class QuoteRequestsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly access: QuoteAccess,
    private readonly orders: QuoteOrders,
  ) {}

  @Post()
  @RateLimitedOnceValid('quotes', 20, 3600)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Ask the team for a price' })
  @ApiCreatedResponse({ type: RequestedQuoteView })
  @ApiProblems({
    409: ['QUOTE_ALREADY_REQUESTED'],
    422: [
      'VALIDATION_FAILED',
      'QUOTE_TIME_OUT_OF_RANGE',
      'QUOTE_TIME_NOT_ON_CLOCK',
      'QUOTE_PICKUP_TOO_SOON',
      'QUOTE_FLIGHT_OF_ANOTHER_AIRPORT',
      'QUOTE_AIRPORT_UNKNOWN',
      'QUOTE_VEHICLE_UNKNOWN',
      'QUOTE_VEHICLE_TOO_SMALL',
      'QUOTE_TOO_MANY_CHILD_SEATS',
      'QUOTE_NOBODY_TRAVELS',
      'QUOTE_ENDS_BEFORE_START',
      'QUOTE_SHIP_TIMES',
      'QUOTE_PRICE_ENDED',
    ],
  })
  async request(
    @Body() form: QuoteRequest,
    @Query() { language, currency }: QuoteLanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<RequestedQuoteView> {
    const { type, companyName, customerName, phoneNumber, selectedEmail: email, priceToken, ...asked } = form;
    const enquirer = { customerName, phoneNumber, email, ...(companyName === undefined ? {} : { companyName }) };
    // The request's classes are not for the database.
    const wishes = JSON.parse(JSON.stringify(asked)) as QuoteWishes;
    const command = new RequestQuote(type, enquirer, wishes, { language, currency, priceToken }, actor);
    const { accessToken, ...requested } = await this.commands.execute(command);
    return { ...requested, ...(accessToken === undefined ? {} : { accessToken }) };
  }

  @Post('price')
  @HttpCode(200)
  @RateLimited('ride-prices', 300, 300, 'memory')
  @ApiOperation({ summary: 'The price of a ride, where a table covers it' })
  @ApiOkResponse({ type: RidePriceView })
  price(@Body() { type, ...wishes }: RidePriceRequest, @Query() _: QuoteLanguageRequest): Promise<RidePriceView> {
    return this.queries.execute(new FindRidePrice(type, wishes));
  }

  @Get(':reference')
  @ApiOperation({ summary: 'A quote with its last offer' })
  @ApiBearerAuth()
  @ApiSecurity('quoteLink')
  @ApiOkResponse({ type: QuoteView })
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['QUOTE_UNKNOWN'] })
  find(
    @Param('reference') reference: string,
    @Query() { token, language }: QuoteTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteView> {
    return this.queries.execute(new FindQuote(reference, token, language, actor));
  }

  @Post(':reference/accept')
  @NeedsIdempotencyKey()
  @HttpCode(200)
  @RateLimited('quote-decisions', 60, 3600)
  @ApiOperation({ summary: 'Accept the last version of the offer; the answer names the order to pay' })
  @ApiBearerAuth()
  @ApiSecurity('quoteLink')
  @ApiOkResponse({ type: QuoteView })
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['QUOTE_UNKNOWN'],
    409: ['QUOTE_SUPERSEDED', 'QUOTE_OFFER_ENDED', 'QUOTE_NOT_OPEN', 'IDEMPOTENT_CALL_IN_PROGRESS'],
    422: ['VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REUSED', 'QUOTE_OFFER_NEEDS_TIME'],
  })
  async accept(
    @Param('reference') reference: string,
    @Body() { version }: AcceptQuoteRequest,
    @Query() request: QuoteTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteView> {
    const id = await this.access.asCustomer(reference, actor, request.token);
    const { orderId } = await this.commands.execute(new AcceptQuote(id, version, actor));
    await this.orders.startPayment(orderId);
    return this.find(reference, request, actor);
  }

  @Post(':reference/question')
  @HttpCode(200)
  @RateLimitedOnceValid('quote-questions', 20, 3600)
  @ApiOperation({ summary: 'Ask the team about a quote' })
  @ApiBearerAuth()
  @ApiSecurity('quoteLink')
  @ApiOkResponse({ type: QuoteView })
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['QUOTE_UNKNOWN'], 409: ['QUOTE_NOT_OPEN'] })
  async ask(
    @Param('reference') reference: string,
    @Body() { text }: AskAboutQuoteRequest,
    @Query() request: QuoteTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteView> {
    const id = await this.access.asCustomer(reference, actor, request.token);
    await this.commands.execute(new AskAboutQuote(id, text, actor));
    return this.find(reference, request, actor);
  }

  @Post(':reference/decline')
  @HttpCode(200)
  @RateLimited('quote-decisions', 60, 3600)
  @ApiOperation({ summary: 'Decline the offer, or take the request back' })
  @ApiBearerAuth()
  @ApiSecurity('quoteLink')
  @ApiOkResponse({ type: QuoteView })
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['QUOTE_UNKNOWN'], 409: ['QUOTE_NOT_OPEN'] })
  async decline(
    @Param('reference') reference: string,
    @Body() { reason }: DeclineQuoteRequest,
    @Query() request: QuoteTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteView> {
    const id = await this.access.asCustomer(reference, actor, request.token);
    await this.commands.execute(new DeclineQuote(id, reason ?? null, actor));
    return this.find(reference, request, actor);
  }
}
