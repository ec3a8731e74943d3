import { Injectable } from '@nestjs/common';
import { CatalogueApi } from '../../catalogue/index.js';
import { type TourFacts, Tours } from '../domain/tours.js';

/** Tours as the catalogue knows them. */
@Injectable()
export class CatalogueTours extends Tours {
  constructor(private readonly catalogue: CatalogueApi) {
    super();
  }

  async find(tourId: string, durationMinutes: number): Promise<TourFacts | undefined> {
    const option = await this.catalogue.findOptionForSale(tourId, durationMinutes);
    return (
      option && {
        slug: option.slug,
        name: option.name,
        cityName: option.city.name,
        cancellationMinutes: option.cancellationMinutes,
      }
    );
  }
}
