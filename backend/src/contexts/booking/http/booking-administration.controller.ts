import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { NeedsIdempotencyKey } from '../../../platform/idempotency/repeated-calls.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { BuyTickets } from '../commands/buy-tickets.js';
import { CancelBooking } from '../commands/cancel-booking.js';
import { DelayBooking } from '../commands/delay-booking.js';
import { DecideTeamRefund } from '../commands/decide-team-refund.js';
import { ProposeTeamRefund } from '../commands/propose-team-refund.js';
import { BookingCancellation } from '../processes/booking-cancellation.js';
import { BookingChanging } from '../processes/booking-changing.js';
import { BookingView } from '../queries/booking-row.js';
import { FindBooking } from '../queries/find-booking.js';
import { FindTeamRefunds, type TeamRefundRow, TeamRefundsPage } from '../queries/find-team-refunds.js';
import { OrderAccess } from '../queries/order-access.js';
import { OrderTokenRequest } from './booking.requests.js';
import { ChangeQuoteRequest, ChangeRequest, DelayRequest } from './booking-changes.requests.js';
import { CancelQuoteView, ChangeQuoteView, changeQuoteView, quoteView } from './booking-changes.controller.js';
import {
  CompanyCancelRequest,
  RefundParams,
  RefundVersionRequest,
  TeamRefundRequest,
  TeamRefundsRequest,
} from './booking-administration.requests.js';

class ProposedRefund {
  @ApiProperty() id!: string;
}

/** What the company does to a sold booking: cancel it, move it at no cost, give money back. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin')
export class BookingAdministrationController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: Commands,
    private readonly access: OrderAccess,
    private readonly cancellation: BookingCancellation,
    private readonly changing: BookingChanging,
  ) {}

  @Post('bookings/:reference/cancel-quote')
  @WithoutBody()
  @HttpCode(200)
  @Allowed('booking.cancel-any')
  @ApiOperation({ summary: 'What goes back if the company cancels: everything' })
  @ApiOkResponse({ type: CancelQuoteView })
  @ApiProblems({ 404: ['BOOKING_UNKNOWN'], 409: ['BOOKING_NOT_CHANGEABLE'] })
  async quoteCancellation(
    @Param('reference') reference: string,
    @CurrentActor() actor: Actor,
  ): Promise<CancelQuoteView> {
    const id = await this.access.toBooking(reference, actor, undefined);
    return quoteView(await this.cancellation.offer(id, 'company'));
  }

  @Post('bookings/:reference/delay')
  @HttpCode(200)
  @Allowed('booking.change-any')
  @ApiOperation({ summary: 'The team says that a service of a quote begins later: who comes is told' })
  @ApiOkResponse({ type: BookingView })
  @ApiProblems({ 404: ['BOOKING_UNKNOWN'], 409: ['BOOKING_NOT_DELAYABLE'], 422: ['VALIDATION_FAILED'] })
  async delay(
    @Param('reference') reference: string,
    @Query() { language }: OrderTokenRequest,
    @Body() { minutes }: DelayRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BookingView> {
    const id = await this.access.toBooking(reference, actor, undefined);
    await this.commands.execute(new DelayBooking(id, 'company', minutes, actor));
    return this.queries.execute(new FindBooking(id, language));
  }

  @Post('bookings/:reference/cancel')
  @HttpCode(200)
  @NeedsIdempotencyKey()
  @Allowed('booking.cancel-any')
  @ApiOperation({ summary: 'The company cancels a booking: all of it goes back' })
  @ApiOkResponse({ type: BookingView })
  @ApiProblems({
    404: ['BOOKING_UNKNOWN'],
    409: ['BOOKING_NOT_CHANGEABLE', 'REFUND_CHANGED'],
    422: ['VALIDATION_FAILED', 'CHANGE_TOKEN_INVALID'],
  })
  async cancel(
    @Param('reference') reference: string,
    @Query() { language }: OrderTokenRequest,
    @Body() { token, reason }: CompanyCancelRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BookingView> {
    const id = await this.access.toBooking(reference, actor, undefined);
    await this.commands.execute(new CancelBooking(id, 'company', token, reason, actor));
    return this.queries.execute(new FindBooking(id, language));
  }

  @Post('bookings/:reference/change-quote')
  @HttpCode(200)
  @Allowed('booking.change-any')
  @ApiOperation({ summary: 'What a change by the company gives back; it never costs more' })
  @ApiOkResponse({ type: ChangeQuoteView })
  @ApiProblems({
    404: ['BOOKING_UNKNOWN', 'TOUR_NOT_FOUND'],
    409: ['BOOKING_NOT_CHANGEABLE', 'SLOT_TAKEN', 'NO_GUIDE_IN_LANGUAGE'],
    422: ['VALIDATION_FAILED', 'NOTHING_CHANGED', 'NO_SUCH_SLOT', 'SLOT_TOO_SOON', 'PARTY_NOT_BOOKABLE'],
  })
  async quoteChange(
    @Param('reference') reference: string,
    @Query() { language }: OrderTokenRequest,
    @Body() wanted: ChangeQuoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ChangeQuoteView> {
    const id = await this.access.toBooking(reference, actor, undefined);
    return changeQuoteView(await this.changing.offer(id, 'company', wanted), language);
  }

  @Post('bookings/:reference/change')
  @HttpCode(200)
  @NeedsIdempotencyKey()
  @Allowed('booking.change-any')
  @ApiOperation({ summary: 'The company changes a booking at once' })
  @ApiOkResponse({ type: BookingView })
  @ApiProblems({
    404: ['BOOKING_UNKNOWN', 'TOUR_NOT_FOUND'],
    409: ['BOOKING_NOT_CHANGEABLE', 'CHANGE_OFFER_CHANGED', 'SLOT_TAKEN', 'NO_GUIDE_IN_LANGUAGE'],
    422: ['VALIDATION_FAILED', 'CHANGE_TOKEN_INVALID'],
  })
  async change(
    @Param('reference') reference: string,
    @Query() { language }: OrderTokenRequest,
    @Body() { token }: ChangeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BookingView> {
    const id = await this.access.toBooking(reference, actor, undefined);
    await this.changing.change(id, 'company', token, actor);
    return this.queries.execute(new FindBooking(id, language));
  }

  @Post('bookings/:reference/tickets-bought')
  @WithoutBody()
  @HttpCode(204)
  @Allowed('booking.change-any')
  @ApiOperation({ summary: 'The team has bought the included entrance tickets: they no longer go back' })
  @ApiProblems({
    404: ['BOOKING_UNKNOWN'],
    409: ['BOOKING_NOT_CHANGEABLE', 'NO_TICKETS_TO_BUY', 'TICKETS_ALREADY_BOUGHT'],
  })
  async buyTickets(@Param('reference') reference: string, @CurrentActor() actor: Actor): Promise<void> {
    const id = await this.access.toBooking(reference, actor, undefined);
    await this.commands.execute(new BuyTickets(id, actor));
  }

  @Get('refunds')
  @Allowed('refund.make')
  @ApiOperation({ summary: 'Refunds that the team made or proposes' })
  @ListAnswer<TeamRefundRow>(TeamRefundsPage, {
    name: 'refunds',
    columns: {
      order: ({ orderReference }) => orderReference,
      amount: ({ amount }) => amount.amount,
      currency: ({ amount }) => amount.currency,
      reason: ({ reason }) => reason,
      state: ({ state }) => state,
      proposedAt: ({ proposedAt }) => proposedAt,
      decidedAt: ({ decidedAt }) => decidedAt,
    },
  })
  refunds(@Query() request: TeamRefundsRequest, @CurrentActor() actor: Actor): Promise<TeamRefundsPage> {
    return this.queries.execute(new FindTeamRefunds(request, actor));
  }

  @Post('orders/:reference/refunds')
  @NeedsIdempotencyKey()
  @Allowed('refund.make')
  @ApiOperation({ summary: 'Refund a part of an order; above the limit of one person it waits for a second one' })
  @ApiCreatedResponse({ type: ProposedRefund })
  @ApiProblems({ 404: ['ORDER_UNKNOWN'], 422: ['VALIDATION_FAILED', 'REFUND_TOO_HIGH'] })
  async refund(
    @Param('reference') reference: string,
    @Body() { amount, reason }: TeamRefundRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProposedRefund> {
    const { id } = await this.access.toOrder(reference, actor, undefined);
    return { id: await this.commands.execute(new ProposeTeamRefund(id, amount, reason, actor)) };
  }

  @Post('refunds/:id/approve')
  @HttpCode(204)
  @Allowed('refund.make')
  @ApiOperation({ summary: 'Approve a refund that somebody else proposed' })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['CHANGED_MEANWHILE', 'REFUND_BY_TWO', 'REFUND_ALREADY_DECIDED'],
    422: ['VALIDATION_FAILED', 'REFUND_TOO_HIGH'],
  })
  async approve(
    @Param() { id }: RefundParams,
    @Body() { version }: RefundVersionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new DecideTeamRefund(id, true, version, actor));
  }

  @Post('refunds/:id/decline')
  @HttpCode(204)
  @Allowed('refund.make')
  @ApiOperation({ summary: 'Decline a proposed refund, or take it back' })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CHANGED_MEANWHILE', 'REFUND_ALREADY_DECIDED'] })
  async decline(
    @Param() { id }: RefundParams,
    @Body() { version }: RefundVersionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new DecideTeamRefund(id, false, version, actor));
  }
}
