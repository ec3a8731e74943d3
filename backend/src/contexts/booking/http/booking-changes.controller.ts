import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { NeedsIdempotencyKey } from '../../../platform/idempotency/repeated-calls.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { CancelBooking } from '../commands/cancel-booking.js';
import { PRICE_LINE_KINDS } from '../domain/price-line.js';
import { BookingCancellation } from '../processes/booking-cancellation.js';
import type { CancellationOffer } from '../processes/cancellation-offers.js';
import { BookingView, MoneyShape } from '../queries/booking-row.js';
import { FindBooking } from '../queries/find-booking.js';
import { OrderAccess } from '../queries/order-access.js';
import { OrderTokenRequest } from './booking.requests.js';
import { CancelQuoteRequest, CancelRequest } from './booking-changes.requests.js';

class RefundLine {
  @ApiProperty({ enum: PRICE_LINE_KINDS }) label!: string;
  @ApiProperty({ required: false, description: 'Why there is the line: a code of its kind.' }) reason?: string;
  @ApiProperty({ type: MoneyShape }) paid!: MoneyView;
  @ApiProperty({ type: MoneyShape }) refund!: MoneyView;
}

class RefundMeans {
  @ApiProperty({ enum: ['card'] }) method!: string;
  @ApiProperty({ type: MoneyShape }) amount!: MoneyView;
}

class CancelQuoteView {
  @ApiProperty({ type: MoneyShape, description: 'All that goes back; zero outside the free time.' })
  refund!: MoneyView;
  @ApiProperty({ type: [RefundLine] }) lines!: RefundLine[];
  @ApiProperty({ type: [RefundMeans] }) means!: RefundMeans[];
  @ApiProperty({ description: 'Free until this instant, itself included.' }) deadline!: string;
  @ApiProperty({ description: 'Accepts this refund until `expiresAt`.' }) token!: string;
  @ApiProperty() expiresAt!: string;
}

/** Cancelling a booking. The order's signed link opens these calls too. */
@ApiTags('Booking')
@ApiBearerAuth()
@ApiSecurity('orderLink')
@Controller('api/me/bookings/:reference')
export class BookingChangesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: Commands,
    private readonly access: OrderAccess,
    private readonly cancellation: BookingCancellation,
  ) {}

  @Post('cancel-quote')
  @HttpCode(200)
  @RateLimited('booking-quotes', 60, 300)
  @ApiOperation({ summary: 'What goes back if the booking, or a part of its party, is cancelled now' })
  @ApiOkResponse({ type: CancelQuoteView })
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['BOOKING_UNKNOWN'],
    409: ['BOOKING_NOT_CHANGEABLE'],
    422: ['VALIDATION_FAILED', 'PARTY_NOT_SMALLER', 'PARTY_NOT_BOOKABLE'],
  })
  async quoteCancellation(
    @Param('reference') reference: string,
    @Query() { token }: OrderTokenRequest,
    @Body() { travellers }: CancelQuoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<CancelQuoteView> {
    const id = await this.access.toChangeBooking(reference, actor, token);
    return quoteView(await this.cancellation.offer(id, 'customer', travellers));
  }

  @Post('cancel')
  @HttpCode(200)
  @NeedsIdempotencyKey()
  @RateLimited('booking-changes', 30, 300)
  @ApiOperation({ summary: 'Cancel on the terms of a quote: exactly its refund goes back, or nothing is done' })
  @ApiOkResponse({ type: BookingView })
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['BOOKING_UNKNOWN'],
    409: ['BOOKING_NOT_CHANGEABLE', 'REFUND_CHANGED'],
    422: ['VALIDATION_FAILED', 'CHANGE_TOKEN_INVALID'],
  })
  async cancel(
    @Param('reference') reference: string,
    @Query() { token, language }: OrderTokenRequest,
    @Body() body: CancelRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BookingView> {
    const id = await this.access.toChangeBooking(reference, actor, token);
    await this.commands.execute(new CancelBooking(id, 'customer', body.token, body.reason ?? null, actor));
    return this.queries.execute(new FindBooking(id, language));
  }
}

export function quoteView({ refund, refunds, deadline, token, expiresAt }: CancellationOffer): CancelQuoteView {
  return {
    refund,
    lines: refunds.map(({ kind, reason, paid, refund: back }) => ({
      label: kind,
      ...(reason === undefined ? {} : { reason }),
      paid,
      refund: back,
    })),
    means: refund.amount > 0 ? [{ method: 'card', amount: refund }] : [],
    deadline: deadline.toISOString(),
    token,
    expiresAt: expiresAt.toISOString(),
  };
}
