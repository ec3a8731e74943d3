import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AskForLastPayment } from '../commands/ask-for-last-payment.js';
import { RaiseObjection } from '../commands/raise-objection.js';
import { FindMyPayouts } from '../queries/find-my-payouts.js';
import { FindPayoutBill } from '../queries/find-payout-bill.js';
import { MyPayouts } from '../queries/payout-views.js';
import { ObjectionRequest, PayoutParams, PayoutYearRequest } from './payouts.requests.js';

/** What the guide was paid. */
@ApiTags('Guides')
@ApiBearerAuth()
@Allowed('payout.read-own')
@Controller('api/me/payouts')
export class MyPayoutsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The payouts of a year, with their lines and bills' })
  @ApiOkResponse({ type: MyPayouts })
  find(@Query() { year, language }: PayoutYearRequest, @CurrentActor() actor: Actor): Promise<MyPayouts> {
    return this.queries.execute(new FindMyPayouts(year, language, actor));
  }

  @Post(':id/objections')
  @HttpCode(204)
  @Allowed('payout.object')
  @ApiOperation({ summary: 'Say what is wrong with a statement. The team answers before the bill is written.' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['OBJECTION_OPEN', 'OBJECTION_TOO_LATE'] })
  object(
    @Param() { id }: PayoutParams,
    @Body() { text }: ObjectionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.commands.execute(new RaiseObjection(id, text, actor));
  }

  @Post('last')
  @HttpCode(204)
  @WithoutBody()
  @ApiOperation({ summary: 'Leave: the next run pays less than the minimum too' })
  @ApiNoContentResponse()
  askForLast(@CurrentActor() actor: Actor): Promise<void> {
    return this.commands.execute(new AskForLastPayment(actor));
  }

  @Get(':id/bill')
  @ApiProduces('application/pdf')
  @ApiOperation({ summary: 'The bill that the company wrote in the name of the guide, as a PDF' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async bill(@Param() { id }: PayoutParams, @CurrentActor() actor: Actor, @Res() reply: FastifyReply): Promise<void> {
    const { number, pdf } = await this.queries.execute(new FindPayoutBill(id, actor));
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  }
}
