import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { eventually } from '../../src/platform/database/processes.js';

const PARTING_MS = 1000;

export interface TestDatabase {
  readonly url: string;
  /** Ends its connections and removes it: call it in `afterAll`. */
  drop(): Promise<void>;
}

/** A new database of its own with every migration, in about 0.1 s: call it in `beforeAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = required('TEST_POSTGRES_URL');
  const template = required('TEST_POSTGRES_TEMPLATE');
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await asAdministrator(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: server.replace(/[^/]*$/, name),
    drop: () => drop(server, name),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is missing: name the file *.int.spec.ts, so that Jest's integration project runs it`);
}

/**
 * Waits for those who are leaving: a pool of pg has ended before its connections have, and one that is cut off in
 * between makes the pool emit an error, which ends whoever does not listen.
 */
function drop(server: string, name: string): Promise<void> {
  return asAdministrator(server, async (client) => {
    const isLeft = async (): Promise<boolean> =>
      (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount === 0;
    await eventually(isLeft, PARTING_MS);
    await client.query(`drop database if exists ${name} with (force)`);
  });
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
