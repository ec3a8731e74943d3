import { DriverException, EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Reference, ReferenceFacts, ReferenceKind } from '../domain/reference.js';
import { ReferenceNotFound, ReferenceTaken, ReferenceUnknown } from '../domain/reference.errors.js';
import { ReferenceRepository } from '../domain/reference.repository.js';
import { factsOfRow, type ReferenceRow, referencesOf } from '../queries/reference-row.js';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

const TABLES: Readonly<Record<ReferenceKind, string>> = {
  vehicle: 'vehicle',
  'cruise-company': 'cruise_company',
  ship: 'ship',
  port: 'port',
  'price-table': 'price_area',
};

const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`;

@Injectable()
export class PostgresReferences extends ReferenceRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async getForChange(kind: ReferenceKind, id: string): Promise<Reference> {
    const { rows } = await sql<ReferenceRow>`${referencesOf(kind)} where entry.id = ${id} for update of entry`.execute(
      this.database,
    );
    if (!rows[0]) throw new ReferenceNotFound({ kind, id });
    return { kind, id, facts: factsOfRow(rows[0]), version: rows[0].version };
  }

  async add({ kind, id, facts }: Reference): Promise<void> {
    const columns = columnsOf(kind, facts);
    const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
    await this.write(sql`
      insert into quotes.${sql.ref(TABLES[kind])} (id, kept_by_team, ${names})
      values (${id}, true, ${sql.join(Object.values(columns))})
    `);
  }

  async save({ kind, id, facts }: Reference): Promise<void> {
    const columns = Object.entries(columnsOf(kind, facts)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await this.write(sql`
      update quotes.${sql.ref(TABLES[kind])} set ${sql.join(columns)}, kept_by_team = true, version = version + 1
      where id = ${id}
    `);
  }

  async vehicleIds(): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`select id from quotes.vehicle`.execute(this.database);
    return rows.map(({ id }) => id);
  }

  private get database() {
    return this.entities.getKysely();
  }

  private async write(statement: RawBuilder<unknown>): Promise<void> {
    try {
      await statement.execute(this.database);
    } catch (error) {
      const { code } = (error instanceof DriverException ? error : (error as { code?: string })) ?? {};
      if (code === UNIQUE_VIOLATION) throw new ReferenceTaken();
      if (code === FOREIGN_KEY_VIOLATION) throw new ReferenceUnknown('companyId');
      throw error;
    }
  }
}

function columnsOf(kind: ReferenceKind, facts: ReferenceFacts): Readonly<Record<string, RawBuilder<unknown>>> {
  const { names, position, activated, vehicle, companyId, port, prices } = facts;
  const common = { position: sql`${position}::integer`, active: sql`${activated}::boolean` };
  const name = sql`${names.en_US ?? ''}::text`;
  if (kind === 'vehicle')
    return {
      ...common,
      names: json(names),
      seats: sql`${vehicle?.seats ?? 0}::integer`,
      suitcases: sql`${vehicle?.suitcases ?? 0}::integer`,
    };
  if (kind === 'cruise-company') return { ...common, name };
  if (kind === 'ship') return { ...common, name, company_id: sql`${companyId}::text` };
  if (kind === 'port')
    return { ...common, name, country: sql`${port?.country}::text`, time_zone: sql`${port?.timeZone}::text` };
  return {
    ...common,
    names: json(names),
    airports: sql`${[...(prices?.airports ?? [])]}::text[]`,
    time_zone: sql`${prices?.timeZone}::text`,
    currency: sql`${prices?.currency}::text`,
    vat_basis_points: sql`${prices?.vatBasisPoints}::integer`,
    zones: json(prices?.zones),
    fares: json(prices?.fares),
    rates: json(prices?.rates),
    night: json(prices?.night),
    holidays: json(prices?.holidays),
  };
}
