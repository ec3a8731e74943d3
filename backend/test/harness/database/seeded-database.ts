import type { INestApplicationContext } from '@nestjs/common';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedDemonstration } from '../../../demonstration/src/seed.js';
import { createApp } from '../../../src/app.js';
import { readConfig } from '../../../src/platform/config.js';
import { Clock } from '../../../src/shared-kernel/building-blocks/clock.js';
import type { MovableClock } from '../../../src/platform/system.js';
import { seedWorld } from '../../world/seed-world.js';
import { copyOf, type TestDatabase } from './test-database.js';

/** Creates a new database for a spec with data seeded at this time. Call it in `beforeAll` and `drop` in `afterAll`. */
export type SeededDatabase = (now: Date) => Promise<TestDatabase>;

/** The small world of `test/world`: about a second for the first spec of a run, half a second for the others. */
export const worldDatabase: SeededDatabase = (now) => seeded('world', now, seedWorld);

/**
 * The demonstration: some three seconds for the first spec of a run, half a second for the others, which get a copy.
 */
export const demonstrationDatabase: SeededDatabase = (now) => seeded('demonstration', now, seedDemonstration);

const seeded = (
  name: string,
  now: Date,
  seed: (app: INestApplicationContext) => Promise<unknown>,
): Promise<TestDatabase> => copyOf(`${name}_${now.getTime()}`, (url) => setUp(url, now, seed));

async function setUp(url: string, now: Date, seed: (app: INestApplicationContext) => Promise<unknown>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cicerone-seeded-'));
  const environment = { APP_MODE: 'test', ROLE: 'web', LOG_LEVEL: 'error', DATA_DIR: folder };
  const config = readConfig({ ...environment, APP_SECRET: 'a secret of the tests, long enough for all' });
  const app = await createApp(config, url);
  try {
    app.get<MovableClock>(Clock).setTo(now);
    await seed(app);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
