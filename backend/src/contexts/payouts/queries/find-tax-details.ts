import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { TAX_FORMS, type TaxDetails } from '../domain/tax-details.js';

export class TaxDetailsView implements TaxDetails {
  @ApiProperty({ enum: TAX_FORMS }) form!: TaxDetails['form'];
  @ApiProperty({ description: 'First and last name, or the name of the company.' }) name!: string;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Of a person.' }) birthdate!: string | null;
  @ApiProperty() street!: string;
  @ApiProperty() zip!: string;
  @ApiProperty() city!: string;
  @ApiProperty({ example: 'IT' }) country!: string;
  @ApiProperty({ example: 'IT', description: 'The country that issued the tax number.' }) taxCountry!: string;
  @ApiProperty() taxNumber!: string;
  @ApiProperty({ type: String, nullable: true }) vatNumber!: string | null;
}

export class StatedTaxDetails {
  @ApiProperty({ type: TaxDetailsView, required: false, description: 'Absent before they are stated.' })
  details?: TaxDetailsView;
}

/** What the actor has said for the tax report. */
export class FindTaxDetails extends Query<StatedTaxDetails> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindTaxDetails)
export class FindTaxDetailsHandler implements IQueryHandler<FindTaxDetails> {
  constructor(private readonly db: ReadDb) {}

  async execute({ actor }: FindTaxDetails): Promise<StatedTaxDetails> {
    actor.mustBeAllowed('tax-details.state');
    const details = await this.db.first(sql<TaxDetails>`
      select form, name, birthdate::text as birthdate, street, zip, city, country, tax_country as "taxCountry",
             tax_number as "taxNumber", vat_number as "vatNumber"
      from payouts.tax_details where guide_id = ${actor.mustBePerson()}
    `);
    return details ? { details } : {};
  }
}
