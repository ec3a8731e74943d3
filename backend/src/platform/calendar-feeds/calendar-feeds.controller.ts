import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '../http/api-problems.js';
import { RateLimited } from '../http/rate-limit.js';
import { CalendarFeedParams } from './calendar-feeds.requests.js';
import { FindFedCalendar } from './find-fed-calendar.js';

/** What calendar programs read: the address is the credential. */
@ApiTags('me')
@Controller('api/calendar-feeds')
export class CalendarFeedsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':file')
  @RateLimited('calendar-feeds', 120, 60, 'memory')
  @ApiOperation({ summary: 'The calendar of a private address' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async read(@Param() { file }: CalendarFeedParams, @Res() reply: FastifyReply): Promise<void> {
    const text = await this.queries.execute(new FindFedCalendar(file));
    await reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="cicerone.ics"')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(text);
  }
}
