import { type EntityClass, type EntityManager, type EntityMetadata, wrap } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { isCollecting, writeLast } from '../last-statement.js';

/** Columns' values as the ORM hands them to the driver, by property. */
type Values = Record<string, unknown>;

const noted = new WeakMap<EntityManager, Set<object>>();

/**
 * Saves aggregates with the last statement of the running command, reaction or job ({@link writeLast}), as they are then:
 * nothing in it may read their rows again ({@link mustNotWait}). Where nobody collects, they are saved at once.
 */
export async function saveLast(entities: EntityManager, ...aggregates: readonly object[]): Promise<void> {
  const context = entities.getContext(false);
  if (!isCollecting(context)) {
    for (const aggregate of aggregates) await save(context, aggregate);
    return;
  }
  const ofTransaction = noted.get(context) ?? new Set();
  noted.set(context, ofTransaction);
  aggregates.forEach((aggregate) => ofTransaction.add(aggregate));
}

/** Throws where an aggregate of this id waits to be saved: its row is older, and would take its place. */
export function mustNotWait(entities: EntityManager, type: EntityClass<object>, id: unknown): void {
  for (const aggregate of noted.get(entities.getContext(false)) ?? [])
    if (aggregate instanceof type && wrap(aggregate, true).getPrimaryKey() === id)
      throw new Error(`${type.name} ${String(id)} is read again, and waits to be saved`);
}

/** Has the last statement write what was saved for it. The ORM knows it as saved, and the outbox its facts. */
export async function collectSaved(transaction: EntityManager): Promise<void> {
  for (const aggregate of noted.get(transaction) ?? []) await save(transaction, aggregate);
  noted.delete(transaction);
}

async function save(context: EntityManager, aggregate: object): Promise<void> {
  const known = wrap(aggregate, true);
  const meta = known.__meta as EntityMetadata;
  const now = context.getComparator().prepareEntity(aggregate) as Values;
  const before = known.__originalEntityData as Values | undefined;
  const changed = before ? (context.getComparator().diffEntities(meta.class, before, now) as Values) : now;
  known.__schema = meta.schema;
  context.getUnitOfWork().register(aggregate, now, { refresh: true });
  if (Object.keys(changed).length === 0) return;
  const name = `${meta.schema}.${meta.tableName} ${String(now[meta.primaryKeys[0] ?? ''])}`;
  await writeLast(context, name, { statement: before ? updateOf(meta, changed, now) : insertOf(meta, changed) });
}

function insertOf(meta: EntityMetadata, values: Values): RawBuilder<unknown> {
  const properties = Object.keys(values);
  const columns = properties.map((property) => columnOf(meta, property));
  const row = properties.map((property) => sql`${values[property]}`);
  return sql`insert into ${tableOf(meta)} (${sql.join(columns)}) values (${sql.join(row)})`;
}

function updateOf(meta: EntityMetadata, changed: Values, { [meta.primaryKeys[0] ?? '']: id }: Values) {
  const changes = Object.entries(changed).map(([property, value]) => sql`${columnOf(meta, property)} = ${value}`);
  return sql`update ${tableOf(meta)} set ${sql.join(changes)} where ${columnOf(meta, meta.primaryKeys[0] ?? '')} = ${id}`;
}

const tableOf = (meta: EntityMetadata) => sql.id(meta.schema ?? 'public', meta.tableName);

function columnOf(meta: EntityMetadata, property: string) {
  const [column] = (meta.properties as Record<string, { fieldNames: string[] }>)[property]?.fieldNames ?? [];
  if (column === undefined) throw new Error(`${meta.className} has no column for ${property}`);
  return sql.id(column);
}
