import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '../../../src/app.js';
import { seedDemonstration } from '../../../demonstration/src/seed.js';
import { readConfig } from '../../../src/platform/config.js';
import { Clock } from '../../../src/shared-kernel/building-blocks/clock.js';
import type { MovableClock } from '../../../src/platform/system.js';
import { copyOf, type TestDatabase } from './test-database.js';

/**
 * A new database of its own with the demonstration as it is set up at this time: some three seconds for the first that
 * asks in a run, half a second for all others, who get a copy. Call it in `beforeAll`.
 */
export const demonstrationDatabase = (now: Date): Promise<TestDatabase> =>
  copyOf(`demonstration_${now.getTime()}`, (url) => setUp(url, now));

async function setUp(url: string, now: Date): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cicerone-demonstration-'));
  const environment = { APP_MODE: 'test', ROLE: 'web', LOG_LEVEL: 'error', DATA_DIR: folder };
  const config = readConfig({ ...environment, APP_SECRET: 'a secret of the tests, long enough for all' });
  const app = await createApp(config, url);
  try {
    app.get<MovableClock>(Clock).setTo(now);
    await seedDemonstration(app);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
