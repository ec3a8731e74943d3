import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, Allowed } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { SettlePaymentAttention } from '../commands/settle-payment-attention.js';
import { FindPaymentAttention } from '../queries/find-payment-attention.js';
import { PaymentAttentionPage } from '../queries/payment-attention-view.js';
import {
  PaymentAttentionParams,
  PaymentAttentionRequest,
  SettlePaymentAttentionRequest,
} from './payment-administration.requests.js';

@ApiTags('admin')
@ApiBearerAuth()
@Allowed('payment.review')
@Controller('api/admin/payments/attention')
export class PaymentAdministrationController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Money that a person must look at, what has waited longest first; or what was settled' })
  @ApiOkResponse({ type: PaymentAttentionPage })
  find(@Query() { state, page, size }: PaymentAttentionRequest): Promise<PaymentAttentionPage> {
    return this.queries.execute(new FindPaymentAttention(state, page, size));
  }

  @Post(':id/settle')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes it off the list, with a note of what was done' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['PAYMENT_ATTENTION_SETTLED'] })
  async settle(
    @Param() { id }: PaymentAttentionParams,
    @Body() { note }: SettlePaymentAttentionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new SettlePaymentAttention(id, note, actor));
  }
}
