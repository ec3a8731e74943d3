import { Injectable } from '@nestjs/common';
import type { EntranceTickets, Supplement } from '../../../shared-kernel/money/price-table.js';
import { mustBeValid, mustBeValidTickets, type PublicHoliday, TourExtras } from '../domain/tour-extras.js';

/** Writes the supplements of tours and the public holidays of cities, in the running transaction. */
@Injectable()
export class PriceExtrasSeeding {
  constructor(private readonly extras: TourExtras) {}

  async writeSupplements(tourId: string, supplements: readonly Supplement[]): Promise<void> {
    mustBeValid(supplements);
    await this.extras.keepSupplements(tourId, supplements);
  }

  async writeTickets(tourId: string, tickets: EntranceTickets): Promise<void> {
    mustBeValidTickets(tickets);
    await this.extras.keepTickets(tourId, tickets);
  }

  async writeHolidays(cityId: string, holidays: readonly PublicHoliday[]): Promise<void> {
    await this.extras.keepHolidays(cityId, holidays);
  }
}
