import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { NeedsIdempotencyKey } from '../../../platform/idempotency/repeated-calls.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { decimalText } from '../../../shared-kernel/money/money-text.js';
import { AnswerObjection } from '../commands/answer-objection.js';
import { MakePayoutBatch } from '../commands/make-payout-batch.js';
import { MarkBatchPaid } from '../commands/mark-batch-paid.js';
import { FindBatchFile } from '../queries/find-batch-file.js';
import { FindMyPayouts } from '../queries/find-my-payouts.js';
import { FindPayoutPreview } from '../queries/find-payout-preview.js';
import { FindPayout } from '../queries/find-payout.js';
import { FindTaxReport, TaxReportPage, type TaxReportRow } from '../queries/find-tax-report.js';
import { FindPayouts } from '../queries/find-payouts.js';
import { MyPayouts, PayoutPreview, PayoutRecord, type PayoutRow, PayoutsPage } from '../queries/payout-views.js';
import {
  GuidePayoutsParams,
  MakeBatchRequest,
  ObjectionAnswerRequest,
  PayoutLanguageRequest,
  PayoutParams,
  PayoutsRequest,
  PayoutYearRequest,
  TaxReportRequest,
} from './payouts.requests.js';

const quarterOf =
  (quarter: number) =>
  ({ amounts, currency }: TaxReportRow): string =>
    decimalText({ amount: amounts[quarter] ?? 0, currency });

/** Payouts to guides, for the team. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('payout.read')
@Controller('api/admin')
export class PayoutsAdministrationController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('payouts')
  @ApiOperation({ summary: 'Payouts to guides, the latest month first' })
  @ListAnswer<PayoutRow>(PayoutsPage, {
    name: 'payouts',
    columns: {
      id: ({ id }) => id,
      guideId: ({ guideId }) => guideId,
      guide: ({ guideName }) => guideName,
      month: ({ month }) => month,
      amount: ({ amount }) => decimalText(amount),
      currency: ({ amount }) => amount.currency,
      state: ({ state }) => state,
      payOn: ({ payOn }) => payOn,
      bill: ({ billNumber }) => billNumber,
    },
  })
  list(@Query() request: PayoutsRequest, @CurrentActor() actor: Actor): Promise<PayoutsPage> {
    return this.queries.execute(new FindPayouts(request, actor));
  }

  @Get('payouts/:id')
  @ApiOperation({ summary: 'One payout with its lines and objections' })
  @ApiOkResponse({ type: PayoutRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  one(
    @Param() { id }: PayoutParams,
    @Query() { language }: PayoutLanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PayoutRecord> {
    return this.queries.execute(new FindPayout(id, language, actor));
  }

  @Post('payout-objections/:id/answer')
  @HttpCode(200)
  @NeedsIdempotencyKey()
  @Allowed('payout.pay')
  @ApiOperation({
    summary: 'Answer what a guide holds against a statement, and correct the pay of a mission if need be',
  })
  @ApiOkResponse({ type: PayoutRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['OBJECTION_ANSWERED'], 422: ['CORRECTION_IMPOSSIBLE'] })
  async answer(
    @Param() { id }: PayoutParams,
    @Query() { language }: PayoutLanguageRequest,
    @Body() { text, correction }: ObjectionAnswerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PayoutRecord> {
    const payoutId = await this.commands.execute(new AnswerObjection(id, text, correction, actor));
    return this.queries.execute(new FindPayout(payoutId, language, actor));
  }

  @Get('tax-report')
  @Allowed('payout.pay')
  @ApiOperation({
    summary: 'What is reported of a year by 31 January (DAC7): who was paid, how much, for how many missions',
  })
  @ListAnswer<TaxReportRow>(TaxReportPage, {
    name: 'tax-report',
    columns: {
      guideId: ({ guideId }) => guideId,
      name: ({ details, guideName }) => details?.name ?? guideName,
      form: ({ details }) => details?.form,
      birthdate: ({ details }) => details?.birthdate,
      street: ({ details }) => details?.street,
      zip: ({ details }) => details?.zip,
      city: ({ details }) => details?.city,
      country: ({ details }) => details?.country,
      taxCountry: ({ details }) => details?.taxCountry,
      taxNumber: ({ details }) => details?.taxNumber,
      vatNumber: ({ details }) => details?.vatNumber,
      account: ({ account }) => account,
      currency: ({ currency }) => currency,
      amount1: quarterOf(0),
      amount2: quarterOf(1),
      amount3: quarterOf(2),
      amount4: quarterOf(3),
      activities1: ({ activities }) => activities[0],
      activities2: ({ activities }) => activities[1],
      activities3: ({ activities }) => activities[2],
      activities4: ({ activities }) => activities[3],
    },
  })
  report(@Query() request: TaxReportRequest, @CurrentActor() actor: Actor): Promise<TaxReportPage> {
    return this.queries.execute(new FindTaxReport(request, actor));
  }

  @Get('payouts/guides/:guideId')
  @ApiOperation({ summary: 'The payouts of one guide in a year, with their lines' })
  @ApiOkResponse({ type: MyPayouts })
  ofGuide(
    @Param() { guideId }: GuidePayoutsParams,
    @Query() { year, language }: PayoutYearRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MyPayouts> {
    return this.queries.execute(new FindMyPayouts(year, language, actor, guideId));
  }

  @Get('payout-batches')
  @ApiOperation({ summary: 'What is to be paid, and the files for the bank and PayPal' })
  @ApiOkResponse({ type: PayoutPreview })
  preview(@CurrentActor() actor: Actor): Promise<PayoutPreview> {
    return this.queries.execute(new FindPayoutPreview(actor));
  }

  @Post('payout-batches')
  @NeedsIdempotencyKey()
  @Allowed('payout.pay')
  @ApiOperation({ summary: 'Put all billed payouts of a currency into one file, to the accounts that count now' })
  @ApiCreatedResponse({ type: PayoutPreview })
  @ApiProblems({ 409: ['NO_COMPANY_ACCOUNT', 'NOTHING_TO_PAY'] })
  async make(@Body() { method, currency }: MakeBatchRequest, @CurrentActor() actor: Actor): Promise<PayoutPreview> {
    await this.commands.execute(new MakePayoutBatch(method, currency, actor));
    return this.preview(actor);
  }

  @Get('payout-batches/:id/file')
  @Allowed('payout.pay')
  @ApiProduces('application/xml', 'text/csv')
  @ApiOperation({ summary: 'The file of a batch: `pain.001.001.09` for the bank, or CSV for PayPal' })
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async file(@Param() { id }: PayoutParams, @CurrentActor() actor: Actor, @Res() reply: FastifyReply): Promise<void> {
    const { name, contentType, content } = await this.queries.execute(new FindBatchFile(id, actor));
    await reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  }

  @Post('payout-batches/:id/paid')
  @HttpCode(200)
  @WithoutBody()
  @NeedsIdempotencyKey()
  @Allowed('payout.pay')
  @ApiOperation({ summary: 'The bank has sent the money: posts it and mails the guides' })
  @ApiOkResponse({ type: PayoutPreview })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['BATCH_ALREADY_PAID'] })
  async markPaid(@Param() { id }: PayoutParams, @CurrentActor() actor: Actor): Promise<PayoutPreview> {
    await this.commands.execute(new MarkBatchPaid(id, actor));
    return this.preview(actor);
  }
}
