import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { TaxBook, type TaxDetails } from '../domain/tax-details.js';

@Injectable()
export class PostgresTaxBook extends TaxBook {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async find(guideId: string): Promise<TaxDetails | undefined> {
    const [details] = await this.run<TaxDetails>(sql`
      select form, name, birthdate::text as birthdate, street, zip, city, country, tax_country as "taxCountry",
             tax_number as "taxNumber", vat_number as "vatNumber"
      from payouts.tax_details where guide_id = ${guideId}
    `);
    return details;
  }

  async write(guideId: string, details: TaxDetails, now: Date): Promise<void> {
    const { form, name, birthdate, street, zip, city, country, taxCountry, taxNumber, vatNumber } = details;
    await this.run(sql`
      insert into payouts.tax_details
        (guide_id, form, name, birthdate, street, zip, city, country, tax_country, tax_number, vat_number, written_at)
      values (${guideId}, ${form}, ${name}, ${birthdate}, ${street}, ${zip}, ${city}, ${country}, ${taxCountry}, ${taxNumber},
        ${vatNumber}, ${now})
      on conflict (guide_id) do update set form = excluded.form, name = excluded.name, birthdate = excluded.birthdate,
        street = excluded.street, zip = excluded.zip, city = excluded.city, country = excluded.country,
        tax_country = excluded.tax_country, tax_number = excluded.tax_number, vat_number = excluded.vat_number,
        written_at = excluded.written_at
    `);
  }

  async askForLastPayment(guideId: string, now: Date): Promise<void> {
    await this.run(sql`
      insert into payouts.last_payment (guide_id, asked_at) values (${guideId}, ${now}) on conflict (guide_id) do nothing
    `);
  }

  private async run<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}
