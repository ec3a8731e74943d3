import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';

export class ShipView {
  @ApiProperty({ example: 'queen-mary-2' }) id!: string;
  @ApiProperty({ example: 'Queen Mary 2' }) name!: string;
}

export class CruiseCompanyView {
  @ApiProperty({ example: 'cunard-line' }) id!: string;
  @ApiProperty({ example: 'Cunard Line' }) name!: string;
  @ApiProperty({ type: [ShipView] }) ships!: ShipView[];
}

export class FindCruiseCompanies extends Query<readonly CruiseCompanyView[]> {}

@QueryHandler(FindCruiseCompanies)
export class FindCruiseCompaniesHandler implements IQueryHandler<FindCruiseCompanies> {
  constructor(private readonly db: ReadDb) {}

  execute(): Promise<readonly CruiseCompanyView[]> {
    return this.db.rows(sql<CruiseCompanyView>`
      select company.id, company.name,
             (select json_agg(json_build_object('id', ship.id, 'name', ship.name) order by ship.position)
              from quotes.ship ship where ship.company_id = company.id and ship.active) as ships
      from quotes.cruise_company company
      where company.active and exists (select from quotes.ship where company_id = company.id and active)
      order by company.position, company.id
    `);
  }
}
