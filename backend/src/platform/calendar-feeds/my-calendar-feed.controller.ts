import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor } from '../../shared-kernel/actor.js';
import { Commands } from '../commands.js';
import { CurrentActor, SignedIn } from '../http/actor.js';
import { RateLimited } from '../http/rate-limit.js';
import { WithoutBody } from '../http/without-body.js';
import { FindMyCalendarFeed, MyCalendarFeed } from './find-my-calendar-feed.js';
import { MakeCalendarFeed } from './make-calendar-feed.js';
import { RevokeCalendarFeed } from './revoke-calendar-feed.js';

/** A calendar of one's own bookings and missions for other programs. Each change answers the state after it. */
@ApiTags('me')
@ApiBearerAuth()
@SignedIn()
@Controller('api/me/calendar-feed')
export class MyCalendarFeedController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The private address of my calendar' })
  @ApiOkResponse({ type: MyCalendarFeed })
  find(@CurrentActor() actor: Actor): Promise<MyCalendarFeed> {
    return this.queries.execute(new FindMyCalendarFeed(actor));
  }

  @Post()
  @HttpCode(200)
  @WithoutBody()
  @RateLimited('calendar-feed', 20, 3600)
  @ApiOperation({ summary: 'A new private address; the one before ends' })
  @ApiOkResponse({ type: MyCalendarFeed })
  async make(@CurrentActor() actor: Actor): Promise<MyCalendarFeed> {
    await this.commands.execute(new MakeCalendarFeed(actor));
    return this.queries.execute(new FindMyCalendarFeed(actor));
  }

  @Delete()
  @WithoutBody()
  @ApiOperation({ summary: 'Ends the private address' })
  @ApiOkResponse({ type: MyCalendarFeed })
  async revoke(@CurrentActor() actor: Actor): Promise<MyCalendarFeed> {
    await this.commands.execute(new RevokeCalendarFeed(actor));
    return this.queries.execute(new FindMyCalendarFeed(actor));
  }
}
