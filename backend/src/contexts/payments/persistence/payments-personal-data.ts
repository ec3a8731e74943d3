import { Injectable } from '@nestjs/common';
import { KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

/** Payments name an order and no person. What the team writes about one is kept with the money, as the law asks. */
@KeepsPersonalData()
@Injectable()
export class PaymentsPersonalData extends TableData {
  readonly context = 'payments';
  readonly columns = { 'payments.attention': ['settled_note', 'facts'] };
  readonly retention: readonly Retention[] = [{ table: 'payments.attention', keptFor: 'law' }];

  async export(): Promise<Readonly<Record<string, unknown>>> {
    return {};
  }

  async erase(): Promise<void> {
    return Promise.resolve();
  }
}
