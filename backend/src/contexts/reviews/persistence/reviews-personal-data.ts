import { Injectable } from '@nestjs/common';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

/** A review names its author by first name and initial, and nobody's account: nothing leads from a person to it. */
@KeepsPersonalData()
@Injectable()
export class ReviewsPersonalData extends TableData {
  readonly context = 'reviews';
  readonly columns = {
    'reviews.review': ['author', 'country', 'text'],
  };
  readonly retention: readonly Retention[] = [{ table: 'reviews.review', keptFor: 'law' }];

  async export(_person: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {};
  }

  async erase(_person: DataSubject): Promise<void> {
    return Promise.resolve();
  }
}
