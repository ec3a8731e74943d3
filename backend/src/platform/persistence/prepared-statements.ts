import type { Pool, PoolClient } from 'pg';

/** Texts that depend on the number of values (`values (…), (…)`) would otherwise fill each connection's memory. */
const MOST_PREPARED = 1000;
/** After a migration has added a column, PostgreSQL refuses a prepared statement whose columns were not named. */
const COLUMNS_NOT_NAMED = /(?:select|returning)\s+(?:[\w"]+\.)?\*|,\s*[\w"]+\.\*/i;

const names = new Map<string, string>();

/** @returns the same name for the same text, or undefined if the text should be parsed each time */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED || COLUMNS_NOT_NAMED.test(text)) return known;
  const name = `c${names.size}`;
  names.set(text, name);
  return name;
}

/** Makes PostgreSQL parse and plan each statement with parameters once per connection, not for each execution. */
export function prepareStatements(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const prepared = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
    };
    client.query = prepared as typeof client.query;
  });
}
