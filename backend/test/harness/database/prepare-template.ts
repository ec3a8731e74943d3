import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../../src/platform/database/embedded-postgres.js';
import { isRunning } from '../../../src/platform/database/processes.js';
import { migrate } from '../../../src/platform/persistence/migrations.js';

/** Data in a test database need not survive a power failure. */
const FAST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };
/** The advisory lock of all test runs on this server. Its holder makes the template. */
const TEMPLATE_LOCK = 4_711;

export interface PreparedTemplate {
  readonly url: string;
  readonly template: string;
  stop(): Promise<void>;
}

/** One PostgreSQL for the run, with a template database that has every migration. */
export async function prepareTemplate(root: string): Promise<PreparedTemplate> {
  const dataDir = join(root, '.data', 'test-postgres');
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: FAST_SETTINGS });
  const template = `template_${await fingerprint(join(root, 'backend', 'src', 'migrations'))}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await dropAbandoned(admin);
    await makeTemplateWhenMissing(admin, url, template);
  } finally {
    await admin.end();
  }
  return { url, template, stop };
}

async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.ts')).sort())
    hash.update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

async function makeTemplateWhenMissing(admin: Client, url: string, template: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const half = `half_${template}`;
  await admin.query(`drop database if exists ${half} with (force)`);
  await admin.query(`create database ${half}`);
  await migrate(url.replace(/[^/]*$/, half));
  await admin.query(`alter database ${half} rename to ${template}`);
}

/** Drops databases of runs that were killed. */
async function dropAbandoned(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like 'test\\_%'`,
  );
  const abandoned = rows.filter(({ datname }) => !isRunning(Number(datname.split('_')[1])));
  for (const { datname } of abandoned) await admin.query(`drop database if exists ${datname} with (force)`);
}
