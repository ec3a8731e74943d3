import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { NameBusyCalendar } from '../commands/name-busy-calendar.js';
import { ReadBusyCalendarAgain } from '../commands/read-busy-calendar-again.js';
import { RemoveBusyCalendar } from '../commands/remove-busy-calendar.js';
import { FindMyBusyCalendars, MyBusyCalendars } from '../queries/find-my-busy-calendars.js';
import { BusyCalendarParams, BusyCalendarRequest } from './busy-calendars.requests.js';

/** Calendars that say when the guide is busy. Each change answers the state after it. */
@ApiTags('Guides')
@ApiBearerAuth()
@Allowed('guide.present')
@Controller('api/me/busy-calendars')
export class BusyCalendarsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The calendars that say when I am busy' })
  @ApiOkResponse({ type: MyBusyCalendars })
  find(@CurrentActor() actor: Actor): Promise<MyBusyCalendars> {
    return this.queries.execute(new FindMyBusyCalendars(this.clock.now(), actor));
  }

  @Post()
  @HttpCode(200)
  @RateLimited('busy-calendar', 30, 3600)
  @ApiOperation({ summary: 'Name an iCalendar address; it is read at once and then every quarter of an hour' })
  @ApiOkResponse({ type: MyBusyCalendars })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['CALENDAR_NAMED_ALREADY', 'TOO_MANY_CALENDARS'],
    422: ['VALIDATION_FAILED', 'CALENDAR_ADDRESS_REFUSED'],
  })
  async name(@Body() { address }: BusyCalendarRequest, @CurrentActor() actor: Actor): Promise<MyBusyCalendars> {
    await this.commands.execute(new NameBusyCalendar(address, actor));
    return this.find(actor);
  }

  @Post(':id/read')
  @HttpCode(200)
  @WithoutBody()
  @RateLimited('busy-calendar', 30, 3600)
  @ApiOperation({ summary: 'Read the calendar now, once a minute at most' })
  @ApiOkResponse({ type: MyBusyCalendars })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async readAgain(@Param() { id }: BusyCalendarParams, @CurrentActor() actor: Actor): Promise<MyBusyCalendars> {
    await this.commands.execute(new ReadBusyCalendarAgain(id, actor));
    return this.find(actor);
  }

  @Delete(':id')
  @WithoutBody()
  @ApiOperation({ summary: 'No longer read the calendar; its times are free again' })
  @ApiOkResponse({ type: MyBusyCalendars })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async remove(@Param() { id }: BusyCalendarParams, @CurrentActor() actor: Actor): Promise<MyBusyCalendars> {
    await this.commands.execute(new RemoveBusyCalendar(id, actor));
    return this.find(actor);
  }
}
