import { Injectable } from '@nestjs/common';
import { GuidesApi } from '../../guides/index.js';
import { type PayTerm, PayTerms } from '../domain/earnings.js';

@Injectable()
export class GuidesPayTerms extends PayTerms {
  constructor(private readonly guides: GuidesApi) {
    super();
  }

  termFor(guideId: string, tourId: string, cityId: string): Promise<PayTerm> {
    return this.guides.findPayTerm(guideId, tourId, cityId);
  }
}
