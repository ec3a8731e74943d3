import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { CalendarEntry } from '../documents/calendar-file.js';
import { CALENDAR_SOURCE, type CalendarSource } from './calendar-source.js';

/** What all contexts have for people's calendars. */
@Injectable()
export class CalendarSources implements OnModuleInit {
  private sources: readonly CalendarSource[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    this.sources = this.discovery
      .getProviders()
      .filter(({ metatype }) => typeof metatype === 'function' && this.reflector.get(CALENDAR_SOURCE, metatype))
      .map(({ instance }) => instance as CalendarSource);
  }

  /** By start. */
  async entriesOf(userId: string, now: Date): Promise<readonly CalendarEntry[]> {
    const all = await Promise.all(this.sources.map((source) => source.entriesOf(userId, now)));
    return all.flat().toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  }
}
