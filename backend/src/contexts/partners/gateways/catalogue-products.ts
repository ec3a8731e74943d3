import { Injectable } from '@nestjs/common';
import { CatalogueApi } from '../../catalogue/index.js';
import { type Product, Products } from '../domain/products.js';

@Injectable()
export class CatalogueProducts extends Products {
  constructor(private readonly catalogue: CatalogueApi) {
    super();
  }

  async all(): Promise<readonly Product[]> {
    const products: Product[] = [];
    for (const id of await this.catalogue.tourIdsOnSale()) {
      const product = await this.find(id);
      if (product) products.push(product);
    }
    return products;
  }

  async find(id: string): Promise<Product | undefined> {
    const options = await this.catalogue.findOptionsForSale(id);
    const [first] = options;
    if (first?.tourId !== id) return undefined;
    const { tourId, slug, name, city, currency, included, notIncluded, meetingPoints } = first;
    return {
      ...{ id: tourId, slug, name, city: city.name, timeZone: city.timeZone, currency, included, notIncluded },
      meetingPoints: meetingPoints.map(({ id: point, name: called, address, latitude, longitude }) => ({
        ...{ id: point, name: called, address, latitude, longitude },
      })),
      options: options.map((option) => ({
        durationMinutes: option.durationMinutes,
        kind: option.kind,
        minimumPersons: option.minimumPersons,
        maximumPersons: option.maximumPersons,
        capacity: option.capacity ?? null,
        leadTimeMinutes: option.leadTimeMinutes,
        cancellationMinutes: option.cancellationMinutes,
        startTimes: option.schedule.times,
      })),
    };
  }
}
