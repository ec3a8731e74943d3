import { Injectable } from '@nestjs/common';
import { CatalogueApi } from '../../catalogue/index.js';
import { CityNames, type NamedCity } from '../domain/city-names.js';

/** The cities of the catalogue. */
@Injectable()
export class CatalogueCityNames extends CityNames {
  constructor(private readonly catalogue: CatalogueApi) {
    super();
  }

  all(): Promise<readonly NamedCity[]> {
    return this.catalogue.cityNames();
  }
}
