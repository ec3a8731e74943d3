import { Body, Controller, Get, Headers, HttpCode, Param, Patch, Post, Query, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ByKey } from '../../../platform/http/integrator-keys.js';
import { KeepsOwnAnswer } from '../../../platform/idempotency/repeated-calls.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { ExtendPartnerBooking } from '../commands/extend-partner-booking.js';
import { ReservePartnerBooking } from '../commands/reserve-partner-booking.js';
import { PartnerBookingCalls } from '../processes/partner-booking-calls.js';
import { OctoAnswers } from './octo-answers.js';
import { OctoProblemFilter } from './octo-problem.filter.js';
import {
  LONGEST_HOLD,
  OctoBookingsRequest,
  OctoCalendarRequest,
  OctoCancellationRequest,
  OctoCheckRequest,
  OctoConfirmationRequest,
  OctoExtensionRequest,
  OctoReservationRequest,
  OctoUpdateRequest,
  SHORTEST_HOLD,
  USUAL_HOLD,
} from './octo.requests.js';
import { answersOf, contactOf, unitsOf } from './octo-words.js';

const minutesOf = (wanted: number | undefined): number =>
  Math.min(LONGEST_HOLD, Math.max(SHORTEST_HOLD, wanted ?? USUAL_HOLD));

/**
 * OCTO 1.0 (Open Connectivity for Tours, Activities & Attractions): a second way in to what the site does. The standard
 * describes it, so that our API document does not.
 */
@ApiExcludeController()
@UseFilters(OctoProblemFilter)
@KeepsOwnAnswer()
@Controller('octo')
export class OctoController {
  constructor(
    private readonly commands: Commands,
    private readonly calls: PartnerBookingCalls,
    private readonly answers: OctoAnswers,
    private readonly ids: Ids,
  ) {}

  @Get('supplier')
  @ByKey('read')
  async supplier(@Headers() headers: Headed, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    this.answers.read(headers, reply);
    return this.answers.supplier();
  }

  @Get('capabilities')
  @ByKey('read')
  capabilities(@Headers() headers: Headed, @Res({ passthrough: true }) reply: FastifyReply): object {
    this.answers.read(headers, reply);
    return this.answers.capabilities();
  }

  @Get('products')
  @ByKey('read')
  async products(
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    return this.answers.products(this.answers.read(headers, reply), actor);
  }

  @Get('products/:id')
  @ByKey('read')
  async product(
    @Param('id') id: string,
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    return this.answers.product(id, this.answers.read(headers, reply), actor);
  }

  @Post('availability/calendar')
  @HttpCode(200)
  @ByKey('read')
  async calendar(
    @Body() request: OctoCalendarRequest,
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    return this.answers.calendar(request, this.answers.read(headers, reply), actor);
  }

  @Post('availability')
  @HttpCode(200)
  @ByKey('read')
  async availability(
    @Body() request: OctoCheckRequest,
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    return this.answers.check(request, this.answers.read(headers, reply), actor);
  }

  @Get('bookings')
  @ByKey('read')
  async find(
    @Query() request: OctoBookingsRequest,
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    return this.answers.bookings(request, this.answers.read(headers, reply), actor);
  }

  @Get('bookings/:uuid')
  @ByKey('read')
  async get(
    @Param('uuid') uuid: string,
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    return this.answers.booking(uuid, this.answers.read(headers, reply), actor);
  }

  @Post('bookings')
  @HttpCode(200)
  @ByKey('book')
  async reserve(
    @Body() request: OctoReservationRequest,
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    const reader = this.answers.read(headers, reply);
    const uuid = (request.uuid ?? this.ids.uuid()).toLowerCase();
    const { productId, optionId, availabilityId, unitItems, expirationMinutes } = request;
    const start = await this.answers.startOf({ productId, optionId, availabilityId });
    const words = {
      resellerReference: request.resellerReference ?? null,
      contact: contactOf(request.contact),
      unitItems: unitsOf(unitItems, this.ids),
      notes: request.notes ?? null,
      guideLanguage: reader.language,
      meetingPoint: null,
      ...answersOf(request),
    };
    await this.commands.execute(new ReservePartnerBooking(uuid, start, words, minutesOf(expirationMinutes), actor));
    return this.answers.booking(uuid, reader, actor);
  }

  @Patch('bookings/:uuid')
  @ByKey('book')
  async update(
    @Param('uuid') uuid: string,
    @Body() request: OctoUpdateRequest,
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    const reader = this.answers.read(headers, reply);
    const { expirationMinutes } = request;
    const start = await this.answers.otherStartOf(uuid, request, actor);
    const minutes = expirationMinutes === undefined ? undefined : minutesOf(expirationMinutes);
    await this.calls.update(uuid, start, this.wordsOf(request), minutes, actor);
    return this.answers.booking(uuid, reader, actor);
  }

  @Post('bookings/:uuid/extend')
  @HttpCode(200)
  @ByKey('book')
  async extend(
    @Param('uuid') uuid: string,
    @Body() { expirationMinutes }: OctoExtensionRequest,
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    const reader = this.answers.read(headers, reply);
    await this.commands.execute(new ExtendPartnerBooking(uuid, minutesOf(expirationMinutes), actor));
    return this.answers.booking(uuid, reader, actor);
  }

  @Post('bookings/:uuid/confirm')
  @HttpCode(200)
  @ByKey('book')
  async confirm(
    @Param('uuid') uuid: string,
    @Body() request: OctoConfirmationRequest,
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    const reader = this.answers.read(headers, reply);
    await this.calls.confirm(uuid, this.wordsOf(request), request.emailReceipt ?? false, actor);
    return this.answers.booking(uuid, reader, actor);
  }

  @Post('bookings/:uuid/cancel')
  @HttpCode(200)
  @ByKey('cancel')
  async cancel(
    @Param('uuid') uuid: string,
    @Body() { reason, force }: OctoCancellationRequest,
    @Headers() headers: Headed,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<object> {
    const reader = this.answers.read(headers, reply);
    await this.calls.cancel(uuid, reason ?? null, force ?? false, actor);
    return this.answers.booking(uuid, reader, actor);
  }

  private wordsOf(request: OctoUpdateRequest | OctoConfirmationRequest) {
    const { resellerReference, notes, contact, unitItems } = request;
    return {
      ...(resellerReference === undefined ? {} : { resellerReference }),
      ...(notes === undefined ? {} : { notes }),
      ...(contact === undefined ? {} : { contact: contactOf(contact) }),
      ...(unitItems === undefined ? {} : { unitItems: unitsOf(unitItems, this.ids) }),
      ...answersOf(request),
    };
  }
}

type Headed = Readonly<Record<string, string | string[] | undefined>>;
