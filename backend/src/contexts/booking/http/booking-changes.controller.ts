import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { AnswerNeverKept, NeedsIdempotencyKey } from '../../../platform/idempotency/repeated-calls.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { DelayBooking } from '../commands/delay-booking.js';
import { NameCustomers } from '../commands/name-customers.js';
import { CancelBooking } from '../commands/cancel-booking.js';
import { PRICE_LINE_KINDS } from '../domain/price-line.js';
import { BookingCancellation } from '../processes/booking-cancellation.js';
import { BookingChanging, type ChangeToPay } from '../processes/booking-changing.js';
import type { CancellationOffer } from '../processes/cancellation-offers.js';
import type { ChangeOffer } from '../processes/change-offers.js';
import { BookingView, ChangedTermsShape, changedTermsView, MoneyShape } from '../queries/booking-row.js';
import { FindBooking } from '../queries/find-booking.js';
import { OrderPaymentView, paymentView } from '../queries/find-order.js';
import { OrderAccess } from '../queries/order-access.js';
import { OrderTokenRequest, PaymentRequest } from './booking.requests.js';
import {
  CancelQuoteRequest,
  CancelRequest,
  ChangeQuoteRequest,
  ChangeRequest,
  CustomersRequest,
  DelayRequest,
} from './booking-changes.requests.js';
import { missingCard, PaymentProgressView, stepOf } from './payment-steps.js';

class RefundLine {
  @ApiProperty({ enum: PRICE_LINE_KINDS }) label!: string;
  @ApiProperty({ required: false, description: 'Why there is the line: a code of its kind.' }) reason?: string;
  @ApiProperty({ type: MoneyShape }) paid!: MoneyView;
  @ApiProperty({ type: MoneyShape }) refund!: MoneyView;
}

class RefundMeans {
  @ApiProperty({ enum: ['card', 'gift-card'] }) method!: string;
  @ApiProperty({ required: false, description: 'Of a gift card: the end of its code.' }) last4?: string;
  @ApiProperty({ type: MoneyShape }) amount!: MoneyView;
}

export class CancelQuoteView {
  @ApiProperty({ type: MoneyShape, description: 'All that goes back; zero outside the free time.' })
  refund!: MoneyView;
  @ApiProperty({ type: [RefundLine] }) lines!: RefundLine[];
  @ApiProperty({ type: [RefundMeans] }) means!: RefundMeans[];
  @ApiProperty({ description: 'Free until this instant, itself included.' }) deadline!: string;
  @ApiProperty({ description: 'Accepts this refund until `expiresAt`.' }) token!: string;
  @ApiProperty() expiresAt!: string;
}

export class ChangeQuoteView {
  @ApiProperty({ type: ChangedTermsShape }) before!: ChangedTermsShape;
  @ApiProperty({ type: ChangedTermsShape }) after!: ChangedTermsShape;
  @ApiProperty({ type: MoneyShape, description: 'Negative where money goes back.' }) difference!: MoneyView;
  @ApiProperty({ type: MoneyShape, required: false }) refund?: MoneyView;
  @ApiProperty({ type: MoneyShape, required: false, description: 'The change takes effect when this is paid.' })
  toPay?: MoneyView;
  @ApiProperty({ description: 'Accepts this change until `expiresAt`.' }) token!: string;
  @ApiProperty() expiresAt!: string;
}

class ChangeResultView {
  @ApiProperty({ enum: ['done', 'waiting-payment'] }) status!: string;
  @ApiProperty({ type: BookingView }) booking!: BookingView;
  @ApiProperty({ type: OrderPaymentView, required: false, description: 'Of what the change costs more.' })
  payment?: OrderPaymentView;
}

class ChangePaymentView {
  @ApiProperty({ type: MoneyShape }) toPay!: MoneyView;
  @ApiProperty({ description: 'The slot is kept until then.' }) expiresAt!: string;
  @ApiProperty({ type: OrderPaymentView }) payment!: OrderPaymentView;
}

/** Cancelling and changing a booking. The order's signed link opens these calls too. */
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
    private readonly changing: BookingChanging,
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

  @Post('delay')
  @HttpCode(200)
  @RateLimited('booking-changes', 30, 300)
  @ApiOperation({ summary: 'Say that a transfer or a service on request begins later: who comes is told' })
  @ApiOkResponse({ type: BookingView })
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['BOOKING_UNKNOWN'],
    409: ['BOOKING_NOT_DELAYABLE'],
    422: ['VALIDATION_FAILED'],
  })
  async delay(
    @Param('reference') reference: string,
    @Query() { token, language }: OrderTokenRequest,
    @Body() { minutes }: DelayRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BookingView> {
    const id = await this.access.toChangeBooking(reference, actor, token);
    await this.commands.execute(new DelayBooking(id, 'customer', minutes, actor));
    return this.queries.execute(new FindBooking(id, language));
  }

  @Put('customers')
  @RateLimited('booking-changes', 30, 300)
  @ApiOperation({ summary: 'Name who comes along: the guide sees it once the tour is the guide’s' })
  @ApiOkResponse({ type: BookingView })
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['BOOKING_UNKNOWN'],
    409: ['BOOKING_NOT_CHANGEABLE'],
    422: ['VALIDATION_FAILED', 'TOO_MANY_NAMES'],
  })
  async nameCustomers(
    @Param('reference') reference: string,
    @Query() { token, language }: OrderTokenRequest,
    @Body() { names }: CustomersRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BookingView> {
    const id = await this.access.toChangeBooking(reference, actor, token);
    await this.commands.execute(new NameCustomers(id, names, actor));
    return this.queries.execute(new FindBooking(id, language));
  }

  @Post('change-quote')
  @HttpCode(200)
  @RateLimited('booking-quotes', 60, 300)
  @ApiOperation({ summary: 'What another time, duration, party, language or meeting point costs or gives back' })
  @ApiOkResponse({ type: ChangeQuoteView })
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['BOOKING_UNKNOWN', 'TOUR_NOT_FOUND'],
    409: ['BOOKING_NOT_CHANGEABLE', 'CHANGE_TOO_LATE', 'SLOT_TAKEN', 'NO_GUIDE_IN_LANGUAGE'],
    422: [
      'VALIDATION_FAILED',
      'NOTHING_CHANGED',
      'DURATION_NOT_OFFERED',
      'NO_SUCH_SLOT',
      'SLOT_TOO_SOON',
      'SLOT_TOO_FAR',
      'PARTY_NOT_BOOKABLE',
      'MEETING_POINT_UNKNOWN',
    ],
  })
  async quoteChange(
    @Param('reference') reference: string,
    @Query() { token, language }: OrderTokenRequest,
    @Body() wanted: ChangeQuoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ChangeQuoteView> {
    const id = await this.access.toChangeBooking(reference, actor, token);
    return changeQuoteView(await this.changing.offer(id, 'customer', wanted), language);
  }

  @Post('change')
  @HttpCode(200)
  @NeedsIdempotencyKey()
  @RateLimited('booking-changes', 30, 300)
  @ApiOperation({
    summary: 'Change on the terms of a quote: at once, or once the difference is paid within 30 minutes',
  })
  @ApiOkResponse({ type: ChangeResultView })
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['BOOKING_UNKNOWN', 'TOUR_NOT_FOUND'],
    409: ['BOOKING_NOT_CHANGEABLE', 'CHANGE_TOO_LATE', 'CHANGE_OFFER_CHANGED', 'SLOT_TAKEN', 'NO_GUIDE_IN_LANGUAGE'],
    422: ['VALIDATION_FAILED', 'CHANGE_TOKEN_INVALID', 'NO_SUCH_SLOT', 'SLOT_TOO_SOON'],
  })
  async change(
    @Param('reference') reference: string,
    @Query() { token, language }: OrderTokenRequest,
    @Body() body: ChangeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ChangeResultView> {
    const id = await this.access.toChangeBooking(reference, actor, token);
    const toPay = await this.changing.change(id, 'customer', body.token, actor);
    const booking = await this.queries.execute(new FindBooking(id, language));
    return toPay
      ? { status: 'waiting-payment', booking, payment: paymentView(toPay.payment) }
      : { status: 'done', booking };
  }

  @Get('change-payment')
  @ApiOperation({ summary: 'The payment of a change that waits for it' })
  @ApiOkResponse({ type: ChangePaymentView })
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['BOOKING_UNKNOWN'], 409: ['NO_CHANGE_TO_PAY'] })
  async findChangePayment(
    @Param('reference') reference: string,
    @Query() { token }: OrderTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ChangePaymentView> {
    const id = await this.access.toChangeBooking(reference, actor, token);
    return changePaymentView(await this.changing.startPayment(id));
  }

  @Post('change-payment')
  @AnswerNeverKept()
  @HttpCode(200)
  @RateLimited('payment', 120, 300)
  @ApiOperation({ summary: 'Pay what a change costs more, as an order is paid' })
  @ApiOkResponse({ type: PaymentProgressView })
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['BOOKING_UNKNOWN'],
    409: ['NO_CHANGE_TO_PAY', 'PAYMENT_ACTION_UNKNOWN'],
    422: ['VALIDATION_FAILED', 'CARD_DETAILS_INCORRECT', 'CARD_EXPIRED', 'TEST_CARDS_REFUSED'],
    429: ['TOO_MANY_REQUESTS'],
  })
  async payChange(
    @Param('reference') reference: string,
    @Query() { token }: OrderTokenRequest,
    @Body() body: PaymentRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentProgressView> {
    const id = await this.access.toChangeBooking(reference, actor, token);
    const progress = await this.changing.pay(id, stepOf(body));
    if (progress === 'card-required') throw missingCard(body);
    return progress;
  }
}

export function changeQuoteView(offer: ChangeOffer, language: Locale): ChangeQuoteView {
  const { before, after, difference, token, expiresAt } = offer;
  const { amount, currency } = difference;
  return {
    before: changedTermsView(before, language),
    after: changedTermsView(after, language),
    difference,
    ...(amount < 0 ? { refund: { amount: -amount, currency } } : {}),
    ...(amount > 0 ? { toPay: difference } : {}),
    token,
    expiresAt: expiresAt.toISOString(),
  };
}

const changePaymentView = ({ change, payment }: ChangeToPay): ChangePaymentView => ({
  toPay: change.toPay,
  expiresAt: change.expiresAt.toISOString(),
  payment: paymentView(payment),
});

export function quoteView({ refund, refunds, means, deadline, token, expiresAt }: CancellationOffer): CancelQuoteView {
  return {
    refund,
    lines: refunds.map(({ kind, reason, paid, refund: back }) => ({
      label: kind,
      ...(reason === undefined ? {} : { reason }),
      paid,
      refund: back,
    })),
    means: [
      ...(means.money.amount > 0 ? [{ method: 'card', amount: means.money }] : []),
      ...means.giftCards.map(({ last4, amount }) => ({ method: 'gift-card', last4, amount })),
    ],
    deadline: deadline.toISOString(),
    token,
    expiresAt: expiresAt.toISOString(),
  };
}
