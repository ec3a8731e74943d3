import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

/**
 * Who paid by bank transfer, and where money went back to. The law has these vouchers of the books kept. A person's file
 * has the accounts that the person gave.
 */
@KeepsPersonalData()
@Injectable()
export class PaymentsPersonalData extends TableData {
  readonly context = 'payments';
  readonly columns = {
    'payments.incoming_transfer': ['remittance', 'payer_name', 'payer_iban'],
    'payments.outgoing_transfer': ['holder', 'iban'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'payments.incoming_transfer', keptFor: 'law' },
    { table: 'payments.outgoing_transfer', keptFor: 'law' },
  ];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      refundAccounts: await this.rows(sql`
        select order_reference, amount, currency, holder, iban, sent_at
        from payments.outgoing_transfer where given_by = ${userId} order by requested_at
      `),
    };
  }

  /** The books keep where money went. */
  async erase(): Promise<void> {}
}
