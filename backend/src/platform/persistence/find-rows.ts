import type { EntityClass, EntityManager, EntityMetadata } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';

const selects = new WeakMap<EntityMetadata, RawBuilder<object>>();

/**
 * Finds the aggregates whose rows match the condition (and the order, limit and lock after it), in their current state
 * of the database. They become entities of the ORM. This is for hot reads: the ORM takes longer to build its statement
 * than PostgreSQL takes to answer.
 */
export async function findRows<Aggregate extends object>(
  entities: EntityManager,
  type: EntityClass<Aggregate>,
  condition: RawBuilder<unknown>,
): Promise<Aggregate[]> {
  const meta = entities.getMetadata(type) as EntityMetadata;
  const { rows } = await sql<object>`${selectOf(meta)} where ${condition}`.execute(entities.getKysely());
  return rows.map((row) => entities.map(type, row));
}

function selectOf(meta: EntityMetadata): RawBuilder<object> {
  const known = selects.get(meta);
  if (known) return known;
  const columns = meta.props.flatMap(({ fieldNames }) => fieldNames.map((name) => sql.id(name)));
  const select = sql<object>`select ${sql.join(columns)} from ${sql.id(meta.schema ?? 'public', meta.tableName)}`;
  selects.set(meta, select);
  return select;
}
