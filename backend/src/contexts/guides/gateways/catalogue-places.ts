import { Injectable } from '@nestjs/common';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { CatalogueApi } from '../../catalogue/index.js';
import { requiredCategory } from '../index.js';
import { type GuideCity, Places } from '../domain/places.js';

/** Cities and categories from the catalogue. */
@Injectable()
export class CataloguePlaces extends Places {
  constructor(private readonly catalogue: CatalogueApi) {
    super();
  }

  city(idOrSlug: string, language: Locale): Promise<GuideCity | undefined> {
    return this.catalogue.findCity(idOrSlug, language);
  }

  async tour(idOrSlug: string): ReturnType<Places['tour']> {
    const [option] = await this.catalogue.findOptionsForSale(idOrSlug);
    return option && { cityId: option.city.id, category: requiredCategory(option.categories) };
  }

  timeZone(cityId: string): Promise<string | undefined> {
    return this.catalogue.findTimeZone(cityId);
  }

  categories(slugs: readonly string[], language: Locale): ReturnType<Places['categories']> {
    return this.catalogue.categories(slugs, language);
  }
}
