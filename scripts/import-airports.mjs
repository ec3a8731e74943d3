import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

const file = process.argv[2];
if (!file) {
  console.error('make import-airports FILE=airports.csv (https://ourairports.com/data/)');
  process.exit(1);
}

const { readConfig } = await built('platform/config.js');
const { startEmbeddedPostgres } = await built('platform/database/embedded-postgres.js');
const { migrate } = await built('platform/persistence/migrations.js');
const { createApp } = await built('app.js');
const { importAirports } = await built('contexts/quotes/reference/import-airports.js');

const csv = await readFile(file, 'utf8');
const own = { ROLE: 'web', METRICS_PORT: '0', LOG_LEVEL: 'warn' };
const secret = process.env.APP_SECRET ?? randomBytes(48).toString('base64url');
const config = readConfig({ ...process.env, ...own, APP_SECRET: secret });
const dataDir = join(config.dataDir, 'postgres');
const postgres = config.DATABASE_URL
  ? { url: config.DATABASE_URL, stop: async () => undefined }
  : await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  await migrate(postgres.url);
  // A start writes the product's own airports, whose time zones the file does not contain.
  await (await createApp(config, postgres.url, { pages: false })).close();
  const { written, withoutZone } = await importAirports(csv, postgres.url);
  console.log(`Wrote ${written} airports.`);
  if (withoutZone.length > 0)
    console.log(`Left out ${withoutZone.length} whose time zone is not known: ${withoutZone.join(', ')}.`);
} finally {
  await postgres.stop();
}
process.exit(0);

function built(path) {
  return import(pathToFileURL(join(root, 'backend', 'dist', path)).href);
}
