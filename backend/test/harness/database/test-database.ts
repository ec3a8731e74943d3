import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { eventually } from '../../../src/platform/database/processes.js';

const PARTING_MS = 10_000;
const FILLED_MS = 60_000;

export interface TestDatabase {
  readonly url: string;
  /** Ends the connections of the database and removes it. Call it in `afterAll`. */
  drop(): Promise<void>;
}

/** A new database with every migration, in about 0.1 s. Call it in `beforeAll`. */
export const testDatabase = (): Promise<TestDatabase> => copy(required('TEST_POSTGRES_TEMPLATE'));

/**
 * A new database, copied from one that is filled once in a run.
 * @param name the name of the content: letters, digits and underscores
 * @param fill fills the empty database at this address and leaves no connection to it
 */
export async function copyOf(name: string, fill: (url: string) => Promise<void>): Promise<TestDatabase> {
  const server = required('TEST_POSTGRES_URL');
  // The name begins with the run's process, so that a later run finds the abandoned database.
  const template = `test_${required('TEST_RUN')}_${name}`;
  await asAdministrator(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const half = await testDatabase();
    await fill(half.url);
    await untilLeft(client, nameIn(half.url), FILLED_MS);
    await client.query(`alter database ${nameIn(half.url)} rename to ${template}`);
  });
  return copy(template);
}

async function copy(template: string): Promise<TestDatabase> {
  const server = required('TEST_POSTGRES_URL');
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await asAdministrator(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: server.replace(/[^/]*$/, name),
    drop: () => drop(server, name),
  };
}

const nameIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is missing: name the file *.int.spec.ts, so that Jest's integration project runs it`);
}

/**
 * Waits for open connections to end: a pool of pg has ended before its connections have. Dropping the database earlier
 * makes the pool emit an error, which ends a process without a listener.
 */
function drop(server: string, name: string): Promise<void> {
  return asAdministrator(server, async (client) => {
    await untilLeft(client, name, PARTING_MS);
    await client.query(`drop database if exists ${name} with (force)`);
  });
}

function untilLeft(client: Client, name: string, patienceMs: number): Promise<boolean> {
  const isLeft = async (): Promise<boolean> =>
    (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount === 0;
  return eventually(isLeft, patienceMs);
}

async function asAdministrator(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
