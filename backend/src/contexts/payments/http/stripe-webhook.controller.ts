import {
  Controller,
  Headers,
  HttpCode,
  Post,
  type RawBodyRequest,
  Req,
  ServiceUnavailableException,
} from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { OutsideGate } from '../../../platform/gate/outside-gate.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { GatewayUnavailable } from '../domain/payment-gateway.js';
import { StripeWebhooks } from '../gateways/stripe-webhooks.js';

@ApiTags('Payments')
@Controller('api/payments/stripe')
export class StripeWebhookController {
  constructor(private readonly webhooks: StripeWebhooks) {}

  @Post('webhook')
  @OutsideGate()
  @ApiOperation({ summary: 'What Stripe tells of payments' })
  @HttpCode(200)
  @ApiHeader({ name: 'stripe-signature', required: true, description: 'Of the raw body, at most five minutes old.' })
  @ApiOkResponse({ description: 'Taken, or of no interest to us. Events may come in any order and more than once.' })
  @ApiProblems({ 400: ['WEBHOOK_REFUSED'] })
  async take(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<void> {
    try {
      await this.webhooks.take(request.rawBody, signature);
    } catch (error) {
      // Stripe tries again, for up to three days.
      if (error instanceof GatewayUnavailable) throw new ServiceUnavailableException();
      throw error;
    }
  }
}
