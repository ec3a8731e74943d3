import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CalendarFeedsController } from './calendar-feeds.controller.js';
import { CalendarSources } from './calendar-sources.js';
import { FeedAddresses } from './feed-addresses.js';
import { FindFedCalendarHandler } from './find-fed-calendar.js';
import { FindMyCalendarFeedHandler } from './find-my-calendar-feed.js';
import { MakeCalendarFeedHandler } from './make-calendar-feed.js';
import { MyCalendarFeedController } from './my-calendar-feed.controller.js';
import { RevokeCalendarFeedHandler } from './revoke-calendar-feed.js';

/** Private addresses of people's calendars, filled by the contexts. */
@Module({
  imports: [DiscoveryModule],
  controllers: [MyCalendarFeedController, CalendarFeedsController],
  providers: [
    CalendarSources,
    FeedAddresses,
    MakeCalendarFeedHandler,
    RevokeCalendarFeedHandler,
    FindMyCalendarFeedHandler,
    FindFedCalendarHandler,
  ],
})
export class CalendarFeedsModule {}
