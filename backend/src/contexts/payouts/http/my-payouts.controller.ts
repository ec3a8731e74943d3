import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { FindMyPayouts } from '../queries/find-my-payouts.js';
import { FindPayoutBill } from '../queries/find-payout-bill.js';
import { MyPayouts } from '../queries/payout-views.js';
import { PayoutParams, PayoutYearRequest } from './payouts.requests.js';

/** What the guide was paid. */
@ApiTags('Guides')
@ApiBearerAuth()
@Allowed('payout.read-own')
@Controller('api/me/payouts')
export class MyPayoutsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'The payouts of a year, with their lines and bills' })
  @ApiOkResponse({ type: MyPayouts })
  find(@Query() { year, language }: PayoutYearRequest, @CurrentActor() actor: Actor): Promise<MyPayouts> {
    return this.queries.execute(new FindMyPayouts(year, language, actor));
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
