import { Injectable } from '@nestjs/common';
import { CatalogueApi } from '../../catalogue/index.js';
import { type ReviewedCity, ReviewedPlaces, type ReviewedTour } from '../domain/reviewed-places.js';

/** Tours and cities as the catalogue knows them. */
@Injectable()
export class CatalogueReviewedPlaces extends ReviewedPlaces {
  constructor(private readonly catalogue: CatalogueApi) {
    super();
  }

  findTour(idOrSlug: string): Promise<ReviewedTour | undefined> {
    return this.catalogue.findTourName(idOrSlug);
  }

  findCity(idOrSlug: string): Promise<ReviewedCity | undefined> {
    return this.catalogue.findCityName(idOrSlug);
  }

  nameTours(ids: readonly string[]): Promise<readonly ReviewedTour[]> {
    return this.catalogue.nameTours(ids);
  }
}
