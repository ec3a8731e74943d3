import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AnswerQuestion } from '../commands/answer-question.js';
import { SendOffer } from '../commands/send-offer.js';
import { TakeQuote } from '../commands/take-quote.js';
import { FindQuoteRecord } from '../queries/find-quote-record.js';
import { FindQuotes } from '../queries/find-quotes.js';
import { QuoteRecord, type QuoteRow, QuotesPage } from '../queries/quote-views.js';
import {
  AnswerQuestionRequest,
  QuoteParams,
  QuoteRecordRequest,
  QuotesRequest,
  QuoteVersionRequest,
  SendOfferRequest,
} from './quote.requests.js';

/** Quotes, for the team. Each decision answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/quotes')
export class AdminQuotesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Allowed('quote.read')
  @ApiOperation({ summary: 'Quotes, with the time by which the team answers' })
  @ListAnswer<QuoteRow>(QuotesPage, {
    name: 'quotes',
    columns: {
      reference: ({ reference }) => reference,
      type: ({ type }) => type,
      state: ({ state }) => state,
      customerName: ({ customerName }) => customerName,
      companyName: ({ companyName }) => companyName,
      email: ({ email }) => email,
      requestedAt: ({ requestedAt }) => requestedAt,
      answerBefore: ({ answerBefore }) => answerBefore,
      startsAt: ({ startsAt }) => startsAt,
      total: ({ total }) => total?.amount ?? null,
      currency: ({ total }) => total?.currency ?? null,
    },
  })
  list(@Query() request: QuotesRequest, @CurrentActor() actor: Actor): Promise<QuotesPage> {
    return this.queries.execute(new FindQuotes(request, actor));
  }

  @Get(':id')
  @Allowed('quote.read')
  @ApiOperation({ summary: 'One quote' })
  @ApiOkResponse({ type: QuoteRecord })
  @ApiProblems({ 404: ['QUOTE_UNKNOWN'] })
  get(
    @Param() { id }: QuoteParams,
    @Query() { language }: QuoteRecordRequest,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteRecord> {
    return this.queries.execute(new FindQuoteRecord(id, language, actor));
  }

  @Post(':id/take')
  @Allowed('quote.price')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say that somebody works on a quote' })
  @ApiOkResponse({ type: QuoteRecord })
  @ApiProblems({ 404: ['QUOTE_UNKNOWN'], 409: ['QUOTE_NOT_OPEN', 'CHANGED_MEANWHILE'] })
  async take(
    @Param() { id }: QuoteParams,
    @Body() { version }: QuoteVersionRequest,
    @Query() request: QuoteRecordRequest,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteRecord> {
    await this.commands.execute(new TakeQuote(id, version, actor));
    return this.get({ id }, request, actor);
  }

  @Post(':id/offers')
  @Allowed('quote.price')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send the next version of the offer' })
  @ApiOkResponse({ type: QuoteRecord })
  @ApiProblems({
    404: ['QUOTE_UNKNOWN'],
    409: ['QUOTE_NOT_OPEN', 'CHANGED_MEANWHILE', 'ORDER_BEING_PAID'],
    422: [
      'VALIDATION_FAILED',
      'QUOTE_TIME_NOT_ON_CLOCK',
      'QUOTE_OFFER_NEEDS_TIME',
      'QUOTE_OFFER_ENDS_TOO_SOON',
      'QUOTE_OFFER_WORTH_NOTHING',
    ],
  })
  async offer(
    @Param() { id }: QuoteParams,
    @Body() { version, lines, ...terms }: SendOfferRequest,
    @Query() request: QuoteRecordRequest,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteRecord> {
    const written = { ...terms, lines: lines.map(({ text, amount }) => ({ text, amount })) };
    await this.commands.execute(new SendOffer(id, written, version, actor));
    return this.get({ id }, request, actor);
  }

  @Post(':id/answer')
  @Allowed('quote.price')
  @HttpCode(200)
  @ApiOperation({ summary: 'Answer the customer’s question' })
  @ApiOkResponse({ type: QuoteRecord })
  @ApiProblems({ 404: ['QUOTE_UNKNOWN'], 409: ['QUOTE_NOT_OPEN', 'CHANGED_MEANWHILE'] })
  async answer(
    @Param() { id }: QuoteParams,
    @Body() { text, version }: AnswerQuestionRequest,
    @Query() request: QuoteRecordRequest,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteRecord> {
    await this.commands.execute(new AnswerQuestion(id, text, version, actor));
    return this.get({ id }, request, actor);
  }
}
