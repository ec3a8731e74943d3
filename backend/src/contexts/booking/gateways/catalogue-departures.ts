import { Injectable } from '@nestjs/common';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { CatalogueApi } from '../../catalogue/index.js';
import { GuidesApi } from '../../guides/index.js';
import { type DepartureOption, Departures, type GuideAvailability, type OptionForSale } from '../domain/departures.js';

/** Departures from the catalogue, who can lead them from guides. */
@Injectable()
export class CatalogueDepartures extends Departures {
  constructor(
    private readonly catalogue: CatalogueApi,
    private readonly guidesApi: GuidesApi,
  ) {
    super();
  }

  findOption(tour: string, durationMinutes: number): Promise<OptionForSale | undefined> {
    return this.catalogue.findOptionForSale(tour, durationMinutes);
  }

  async durations(tour: string): Promise<readonly number[]> {
    return (await this.catalogue.findOptionsForSale(tour)).map(({ durationMinutes }) => durationMinutes);
  }

  async guides(
    option: DepartureOption,
    language: Locale,
    times: readonly { start: Date; end: Date }[],
  ): Promise<readonly GuideAvailability[]> {
    const { city, categories } = option;
    const guides = await this.guidesApi.findAvailability(
      times.map(({ start, end }) => ({ cityId: city.id, language, categories, from: start, to: end })),
    );
    return guides.map(({ pauseMinutes, ...then }) => ({ ...then, pauseMs: pauseMinutes * 60_000 }));
  }
}
