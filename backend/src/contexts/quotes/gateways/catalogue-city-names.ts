import { Injectable } from '@nestjs/common';
import type { Locale } from '../../../shared-kernel/language/locale.js';
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

  async nameOf(idOrSlug: string, language: Locale): Promise<string | undefined> {
    return (await this.catalogue.findCity(idOrSlug, language))?.name;
  }
}
