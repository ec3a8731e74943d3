import type { CatalogueApi } from '@cicerone/backend/contexts/catalogue/index';
import type { PriceExtrasSeeding } from '@cicerone/backend/contexts/pricing/seeding/price-extras-seeding';
import type { Supplement } from '@cicerone/backend/shared-kernel/money/price-table';
import { priceExtras } from './price-extras.js';

const YEARS_AHEAD = 3;

/** Writes what departures cost more, once the tours are there. */
export async function seedPriceExtras(
  seeding: PriceExtrasSeeding,
  catalogue: CatalogueApi,
  year: number,
): Promise<void> {
  const years = Array.from({ length: YEARS_AHEAD }, (_, index) => year + index);
  for (const [city, holidays] of Object.entries(priceExtras.holidays)) {
    const id = await catalogue.findCityId(city);
    if (!id) throw new Error(`The demonstration has no city ${city}`);
    const days = years.flatMap((of) => holidays.map(({ day, name }) => ({ day: `${of}-${day}`, name })));
    await seeding.writeHolidays(id, days);
  }
  for (const [tour, tickets] of Object.entries(priceExtras.tickets)) {
    const [option] = await catalogue.findOptionsForSale(tour);
    if (!option) throw new Error(`The demonstration sells no tour ${tour}`);
    await seeding.writeTickets(option.tourId, tickets);
  }
  for (const [tour, supplements] of Object.entries(priceExtras.supplements)) {
    const [option] = await catalogue.findOptionsForSale(tour);
    if (!option) throw new Error(`The demonstration sells no tour ${tour}`);
    const written = supplements.map(({ meetingPoint, ...supplement }) => ({
      ...supplement,
      ...(meetingPoint === undefined ? {} : { meetingPoints: [option.meetingPoints[meetingPoint]?.id] }),
    }));
    // The context refuses a supplement that lacks what its kind needs.
    await seeding.writeSupplements(option.tourId, written as unknown as readonly Supplement[]);
  }
}
