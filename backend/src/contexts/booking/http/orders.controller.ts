import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiAcceptedResponse,
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { AnswerNeverKept, KeepsOwnAnswer, NeedsIdempotencyKey } from '../../../platform/idempotency/repeated-calls.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ChooseOtherTimes } from '../commands/choose-other-times.js';
import { GiveUpMissedOrder } from '../commands/give-up-missed-order.js';
import { MailOrderLink } from '../commands/mail-order-link.js';
import { PlaceOrder } from '../commands/place-order.js';
import { OrderUnknown } from '../domain/booking.errors.js';
import { OrderPayments, type PaymentProgress } from '../domain/order-payments.js';
import { Checkout } from '../processes/checkout.js';
import { OrderLinkMailing } from '../processes/order-link-mailing.js';
import { OrderPayment } from '../processes/order-payment.js';
import { FindOrder, OrderView } from '../queries/find-order.js';
import { FindTransferDocument } from '../queries/find-transfer-document.js';
import { OrderAccess } from '../queries/order-access.js';
import {
  FindOrderRequest,
  OrderRequest,
  OrderTokenRequest,
  OtherTimesRequest,
  PaymentRequest,
  PlaceOrderRequest,
  RefundAccountRequest,
} from './booking.requests.js';
import { CartOwners } from './cart-owners.js';
import { missingCard, PaymentProgressView, stepOf } from './payment-steps.js';

@ApiTags('Booking')
@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly queries: QueryBus,
    private readonly owners: CartOwners,
    private readonly access: OrderAccess,
    private readonly checkout: Checkout,
    private readonly payment: OrderPayment,
    private readonly linkMailing: OrderLinkMailing,
    private readonly commands: Commands,
    private readonly payments: OrderPayments,
  ) {}

  @Post()
  @RateLimited('orders', 60, 60)
  @KeepsOwnAnswer()
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'A repetition with the same key is given the first answer again, word for word, whatever has become of the order since: ask for the order to know that. Without one a repetition makes a new order in place of the unpaid one; send it to know whether a call that was not answered has been done.',
  })
  @ApiOperation({ summary: 'Make an order of the cart' })
  @ApiCreatedResponse({ type: OrderView })
  @ApiSecurity('cart')
  @ApiBearerAuth()
  @ApiProblems({
    409: [
      'CART_EMPTY',
      'TOO_MANY_GIFT_CARDS',
      'CART_CHANGED',
      'PRICE_CHANGED',
      'ORDER_BEING_PAID',
      'IDEMPOTENT_CALL_IN_PROGRESS',
      'SLOT_TAKEN',
      'SLOT_IN_CART',
      'NO_GUIDE_IN_LANGUAGE',
    ],
    422: [
      'VALIDATION_FAILED',
      'IDEMPOTENCY_KEY_REUSED',
      'NO_SUCH_SLOT',
      'SLOT_TOO_SOON',
      'MEETING_POINT_UNKNOWN',
      'GIFT_CARD_INVALID',
      'PROMO_CODE_INVALID',
      'PROMO_MINIMUM_NOT_REACHED',
      'WIRE_STARTS_TOO_SOON',
      'WIRE_CURRENCY_NOT_TAKEN',
    ],
  })
  async place(
    @Body() form: OrderRequest,
    @Query() { language }: PlaceOrderRequest,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderView> {
    const owner = await this.owners.get(request, reply, actor);
    const { firstName, lastName, email, phoneNumber, cartVersion, ...rest } = form;
    const customer = { firstName, lastName, email, phoneNumber };
    const command = new PlaceOrder(owner, { ...rest, customer }, language, actor, cartVersion);
    return this.checkout.placeOrder(command, { key, content: form });
  }

  @Post('find')
  @HttpCode(202)
  @RateLimited('find-order', 10, 600)
  @ApiOperation({ summary: 'Have the link of a lost order mailed' })
  @ApiAcceptedResponse({
    description: 'The same answer, whether or not there is such an order: if there is, a link is mailed.',
  })
  async mailLink(@Body() { reference, email }: FindOrderRequest, @CurrentActor() actor: Actor): Promise<void> {
    await this.linkMailing.mail(new MailOrderLink(reference, email, actor));
  }

  @Get(':reference')
  @ApiOperation({ summary: 'An order with its bookings and payment' })
  @ApiBearerAuth()
  @ApiSecurity('orderLink')
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['ORDER_UNKNOWN'] })
  @ApiOkResponse({ type: OrderView })
  async find(
    @Param('reference') reference: string,
    @Query() { token, language }: OrderTokenRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<OrderView> {
    const { id, isCustomers } = await this.access.toOrder(reference, actor, token);
    const asked = (request.query as Record<string, unknown>)['language'] === undefined ? undefined : language;
    return this.queries.execute(new FindOrder(id, asked, { withAccessToken: isCustomers, withPayment: true }));
  }

  @Get(':reference/transfer.pdf')
  @RateLimited('documents', 30, 60, 'memory')
  @ApiOperation({ summary: 'How to pay the order by bank transfer, as a PDF' })
  @ApiBearerAuth()
  @ApiSecurity('orderLink')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['ORDER_UNKNOWN'], 409: ['ORDER_NOT_PAYABLE'] })
  async transferInstructions(
    @Param('reference') reference: string,
    @Query() { token }: OrderTokenRequest,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id } = await this.access.toOrder(reference, actor, token);
    const { name, contentType, bytes } = await this.queries.execute(new FindTransferDocument(id));
    await reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(bytes);
  }

  @Post(':reference/other-times')
  @NeedsIdempotencyKey()
  @HttpCode(200)
  @RateLimited('payment', 120, 300)
  @ApiOperation({ summary: 'Choose other times for an order whose transfer came after its slots were sold' })
  @ApiOkResponse({ type: OrderView })
  @ApiBearerAuth()
  @ApiSecurity('orderLink')
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['ORDER_UNKNOWN', 'BOOKING_UNKNOWN'],
    409: ['SLOT_NOT_MISSED', 'SLOT_TAKEN', 'NO_GUIDE_IN_LANGUAGE'],
    422: ['VALIDATION_FAILED', 'NO_SUCH_SLOT', 'SLOT_TOO_SOON'],
  })
  async chooseOtherTimes(
    @Param('reference') reference: string,
    @Body() { times }: OtherTimesRequest,
    @Query() { token, language }: OrderTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<OrderView> {
    const id = await this.access.toDecide(reference, actor, token);
    const wanted = times.map(({ booking, datetime: { date, time } }) => ({ booking, date, time }));
    await this.commands.execute(new ChooseOtherTimes(id, wanted, actor));
    return this.queries.execute(new FindOrder(id, language, { withPayment: true }));
  }

  @Post(':reference/give-up')
  @WithoutBody()
  @NeedsIdempotencyKey()
  @HttpCode(200)
  @RateLimited('payment', 120, 300)
  @ApiOperation({ summary: 'Have the money of an order sent back whose transfer came after its slots were sold' })
  @ApiOkResponse({ type: OrderView })
  @ApiBearerAuth()
  @ApiSecurity('orderLink')
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['ORDER_UNKNOWN'], 409: ['SLOT_NOT_MISSED'] })
  async giveUp(
    @Param('reference') reference: string,
    @Query() { token, language }: OrderTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<OrderView> {
    const id = await this.access.toDecide(reference, actor, token);
    await this.commands.execute(new GiveUpMissedOrder(id, actor));
    return this.queries.execute(new FindOrder(id, language, { withPayment: true }));
  }

  @Post(':reference/refund-account')
  @HttpCode(200)
  @RateLimited('payment', 120, 300)
  @ApiOperation({ summary: 'Say to which account refunds by bank transfer go' })
  @ApiOkResponse({ type: OrderView })
  @ApiBearerAuth()
  @ApiSecurity('orderLink')
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['ORDER_UNKNOWN'],
    409: ['NOTHING_TO_SEND'],
    422: ['VALIDATION_FAILED'],
  })
  async giveRefundAccount(
    @Param('reference') reference: string,
    @Body() { holder, iban }: RefundAccountRequest,
    @Query() { token, language }: OrderTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<OrderView> {
    const { id, isCustomers } = await this.access.toOrder(reference, actor, token);
    if (!isCustomers) throw new OrderUnknown({ reference });
    await this.payments.giveRefundAccount(id, { holder, iban }, actor);
    return this.queries.execute(new FindOrder(id, language, { withPayment: true }));
  }

  @Post(':reference/payment')
  @AnswerNeverKept()
  @HttpCode(200)
  @RateLimited('payment', 120, 300)
  @ApiOperation({
    summary:
      'Pay with the sandbox’s card or end its confirmation; with Stripe, look how far the payment is. A paid order is confirmed within a second or two: ask for the order until its status is paid',
  })
  @ApiOkResponse({ type: PaymentProgressView })
  @ApiBearerAuth()
  @ApiSecurity('orderLink')
  @ApiProblems({
    401: ['RELOGIN_REQUIRED'],
    404: ['ORDER_UNKNOWN'],
    409: ['ORDER_NOT_PAYABLE', 'PAYMENT_ACTION_UNKNOWN'],
    422: ['VALIDATION_FAILED', 'CARD_DETAILS_INCORRECT', 'CARD_EXPIRED', 'TEST_CARDS_REFUSED'],
    429: ['TOO_MANY_REQUESTS'],
  })
  async pay(
    @Param('reference') reference: string,
    @Body() body: PaymentRequest,
    @Query() { token }: OrderTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentProgress> {
    const order = await this.access.toOrder(reference, actor, token);
    const progress = await this.payment.pay(order, stepOf(body));
    if (progress === 'card-required') throw missingCard(body);
    return progress;
  }
}
