import { Injectable } from '@nestjs/common';
import type { Supplement } from '../../../shared-kernel/money/price-table.js';
import { mustBeValid, type PublicHoliday, TourExtras } from '../domain/tour-extras.js';

/** Writes the supplements of tours and the public holidays of cities, in the running transaction. */
@Injectable()
export class PriceExtrasSeeding {
  constructor(private readonly extras: TourExtras) {}

  async writeSupplements(tourId: string, supplements: readonly Supplement[]): Promise<void> {
    mustBeValid(supplements);
    await this.extras.keepSupplements(tourId, supplements);
  }

  async writeHolidays(cityId: string, holidays: readonly PublicHoliday[]): Promise<void> {
    await this.extras.keepHolidays(cityId, holidays);
  }
}
