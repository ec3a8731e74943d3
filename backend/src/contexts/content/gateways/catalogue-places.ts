import { Injectable } from '@nestjs/common';
import { CatalogueApi } from '../../catalogue/index.js';
import { Places } from '../domain/places.js';

@Injectable()
export class CataloguePlaces extends Places {
  constructor(private readonly catalogue: CatalogueApi) {
    super();
  }

  slugOf(kind: 'continent' | 'country', idOrSlug: string): Promise<string | undefined> {
    return this.catalogue.findSlug(kind, idOrSlug);
  }
}
