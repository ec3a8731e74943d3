import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

const of = ({ confirmedEmail }: DataSubject) => sql`lower(email) = lower(${confirmedEmail ?? null})`;

/** The contact of a partner is a person. The partner itself stays for the accounts. */
@KeepsPersonalData()
@Injectable()
export class PartnersPersonalData extends TableData {
  readonly context = 'partners';
  readonly columns = {
    'partners.partner': ['name', 'contact_name', 'email', 'phone', 'address', 'vat', 'suspend_reason'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'partners.partner', keptFor: 'law' },
    { table: 'partners.api_call', keptFor: 'P90D', job: 'partners.prune-api-calls' },
  ];

  async export(person: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      partners: await this.rows(sql`
        select name, contact_name, email, phone, language, currency, vat, address, created_at
        from partners.partner where ${of(person)}
      `),
    };
  }

  /** Name, VAT number and address are the company's, which invoices name. */
  async erase(person: DataSubject): Promise<void> {
    await this.run(sql`
      update partners.partner set contact_name = '', phone = '', email = 'erased-' || id || '@partner.invalid', version = version + 1
      where ${of(person)}
    `);
  }
}
