import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { BookingView } from '../queries/booking-row.js';
import { FindBooking } from '../queries/find-booking.js';
import { FindBookingDocument } from '../queries/find-booking-document.js';
import { FindMyBookings } from '../queries/find-my-bookings.js';
import { OrderAccess } from '../queries/order-access.js';
import { MyBookingsRequest, OrderTokenRequest, VoucherRequest } from './booking.requests.js';

/** Bookings of the account. The order's signed link opens their files too. */
@ApiTags('Booking')
@ApiBearerAuth()
@Controller('api/me/bookings')
export class BookingsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly access: OrderAccess,
    private readonly clock: Clock,
  ) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Bookings of the person signed in' })
  @ApiOkResponse({ type: [BookingView] })
  find(@Query() { language, ...filter }: MyBookingsRequest, @CurrentActor() actor: Actor): Promise<BookingView[]> {
    return this.queries.execute(new FindMyBookings(actor.id, filter, language, this.clock.now()));
  }

  @Get(':reference')
  @ApiSecurity('orderLink')
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['BOOKING_UNKNOWN'] })
  @ApiOperation({ summary: 'One booking' })
  @ApiOkResponse({ type: BookingView })
  async findOne(
    @Param('reference') reference: string,
    @Query() { token, language }: OrderTokenRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BookingView> {
    return this.queries.execute(new FindBooking(await this.access.toBooking(reference, actor, token), language));
  }

  @Get(':reference/voucher')
  @RateLimited('documents', 30, 60, 'memory')
  @ApiSecurity('orderLink')
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['BOOKING_UNKNOWN'], 409: ['NOT_PAID_YET'] })
  @ApiProduces('application/pdf')
  @ApiOperation({ summary: 'The voucher as a PDF' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async voucher(
    @Param('reference') reference: string,
    @Query() { token, type }: VoucherRequest,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(reference, type, token, actor, reply);
  }

  @Get(':reference/calendar.ics')
  @RateLimited('documents', 30, 60, 'memory')
  @ApiSecurity('orderLink')
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['BOOKING_UNKNOWN'], 409: ['NOT_PAID_YET'] })
  @ApiProduces('text/calendar')
  @ApiOperation({ summary: 'The booking as a calendar file' })
  @ApiOkResponse({ schema: { type: 'string' } })
  async calendar(
    @Param('reference') reference: string,
    @Query() { token }: OrderTokenRequest,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(reference, 'calendar', token, actor, reply);
  }

  private async send(
    reference: string,
    document: 'own' | 'classic' | 'calendar',
    token: string | undefined,
    actor: Actor,
    reply: FastifyReply,
  ): Promise<void> {
    const id = await this.access.toBooking(reference, actor, token);
    const { name, contentType, bytes } = await this.queries.execute(new FindBookingDocument(id, document));
    await reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(bytes);
  }
}
