import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../persistence/read-db.js';
import type { ListPagination } from './list-page.js';
import { type ListRequest, MOST_EXPORTED, type SortOf } from './list-request.js';

/** To count a million rows takes longer than anybody reads. */
const MOST_COUNTED = 10_000;

/** The SQL of a list. */
export interface ListQuery<Row, Name extends string> {
  readonly select: RawBuilder<Row>;
  /** Tables and joins, after `from`. */
  readonly from: RawBuilder<unknown>;
  /** All of them hold; undefined where a filter is not set. */
  readonly where: readonly (RawBuilder<unknown> | undefined)[];
  /** The expression of each name that the request may sort by. */
  readonly sorts: Readonly<Record<Name, RawBuilder<unknown>>>;
  /** Tells rows apart that sort alike: a unique column. */
  readonly key: RawBuilder<unknown>;
}

/**
 * One page of a list with its pagination; of an export (`format=csv`) the first rows, one more than a file holds if there
 * are more.
 */
export async function findPage<Row, Name extends string>(
  db: ReadDb,
  request: ListRequest & { readonly sort: SortOf<Name> },
  { select, from, where, sorts, key }: ListQuery<Row, Name>,
): Promise<{ items: Row[]; pagination: ListPagination }> {
  const conditions = where.filter((each) => each !== undefined);
  const filter = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const isDown = request.sort.startsWith('-');
  const by = sorts[(isDown ? request.sort.slice(1) : request.sort) as Name];
  const direction = isDown ? sql`desc` : sql`asc`;
  const isExport = request.format === 'csv';
  const limit = isExport ? MOST_EXPORTED + 1 : request.size;
  const offset = isExport ? 0 : (request.page - 1) * request.size;
  const [items, total] = await Promise.all([
    db.rows(sql<Row>`
      select ${select} from ${from} ${filter}
      order by ${by} ${direction}, ${key} ${direction} limit ${limit} offset ${offset}
    `),
    db.first(sql<{ counted: number }>`
      select count(*)::int as counted from (select 1 from ${from} ${filter} limit ${MOST_COUNTED + 1}) as known
    `),
  ]);
  const counted = total?.counted ?? 0;
  const totalItems = Math.min(counted, MOST_COUNTED);
  const { page, size } = request;
  return {
    items,
    pagination: { page, size, totalItems, totalPages: Math.ceil(totalItems / size), hasMore: counted > MOST_COUNTED },
  };
}

/** The pattern of `like` for a text that may stand anywhere: its own `%`, `_` and `\` mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The pattern of `like` for texts that begin so. */
export const beginningWith = (text: string): string => containing(text).slice(1);
