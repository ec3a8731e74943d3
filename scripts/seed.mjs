import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

if (process.env.APP_MODE === 'production') {
  console.error('The demonstration does not belong into production.');
  process.exit(1);
}

const { readConfig } = await built('platform/config.js');
const { startEmbeddedPostgres } = await built('platform/database/embedded-postgres.js');
const { migrate } = await built('platform/persistence/migrations.js');
const { createApp } = await built('app.js');
const { demonstration } = await built('demonstration.js');

const own = { APP_MODE: 'demo', ROLE: 'web', METRICS_PORT: '0', LOG_LEVEL: 'warn' };
const config = readConfig({ ...process.env, ...own, APP_SECRET: randomBytes(48).toString('base64url') });
const dataDir = join(config.dataDir, 'postgres');
const postgres = config.DATABASE_URL
  ? { url: config.DATABASE_URL, stop: async () => undefined }
  : await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  await migrate(postgres.url);
  const app = await createApp(config, postgres.url, { pages: false });
  const { seedDemonstration, seedLives } = await demonstration();
  const seeded = await seedDemonstration(app);
  await seedLives(app);
  await app.close();
  console.log(seeded.length > 0 ? `Set up: ${seeded.join(', ')}.` : 'The demonstration is there already.');
} finally {
  await postgres.stop();
}
process.exit(0);

function built(path) {
  return import(pathToFileURL(join(root, 'backend', 'dist', path)).href);
}
