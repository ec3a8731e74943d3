import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

const of = ({ confirmedEmail }: DataSubject) => sql`lower(email) = lower(${confirmedEmail ?? null})`;

const isTravellerOf = ({ confirmedEmail }: DataSubject) => sql`
  (lower(contact ->> 'emailAddress') = lower(${confirmedEmail ?? null}) or exists (
    select from jsonb_array_elements(unit_items) item
    where lower(item -> 'contact' ->> 'emailAddress') = lower(${confirmedEmail ?? null})))
`;

/** The contact of a partner is a person. The partner itself stays for the accounts. */
@KeepsPersonalData()
@Injectable()
export class PartnersPersonalData extends TableData {
  readonly context = 'partners';
  readonly columns = {
    'partners.partner': ['name', 'contact_name', 'email', 'phone', 'address', 'vat', 'suspend_reason'],
    'partners.partner_booking': ['contact', 'unit_items', 'notes'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'partners.partner', keptFor: 'law' },
    { table: 'partners.partner_booking', keptFor: 'law' },
    { table: 'partners.api_call', keptFor: 'P90D', job: 'partners.prune-api-calls' },
  ];

  async export(person: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      partners: await this.rows(sql`
        select name, contact_name, email, phone, language, currency, vat, address, created_at
        from partners.partner where ${of(person)}
      `),
      partnerBookings: await this.rows(sql`
        select uuid, contact, notes, created_at from partners.partner_booking where ${isTravellerOf(person)}
      `),
    };
  }

  /** Name, VAT number and address are the company's, which invoices name. */
  async erase(person: DataSubject): Promise<void> {
    await this.run(sql`
      update partners.partner set contact_name = '', phone = '', email = 'erased-' || id || '@partner.invalid', version = version + 1
      where ${of(person)}
    `);
    await this.run(sql`
      update partners.partner_booking set notes = null,
        contact = (select jsonb_object_agg(key, case when key = 'locales' then value else 'null'::jsonb end) from jsonb_each(contact)),
        unit_items = (select coalesce(jsonb_agg(item || jsonb_build_object('contact',
          (select jsonb_object_agg(key, case when key = 'locales' then value else 'null'::jsonb end) from jsonb_each(item -> 'contact')))), '[]')
          from jsonb_array_elements(unit_items) item)
      where ${isTravellerOf(person)}
    `);
  }
}
