import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ReadDb } from './read-db.js';
import { type PlatformTestApp, platformTestApp } from '../../../test/harness/platform-test-app.js';

let testApp: PlatformTestApp;

beforeAll(async () => {
  testApp = await platformTestApp();
});
afterAll(() => testApp.close());

const LIMIT = sql<{ cut: string }>`select current_setting('statement_timeout') as cut`;

it('cuts a read off after two seconds and a write after thirty, so that none holds up the others', async () => {
  const written = await LIMIT.execute(testApp.app.get(EntityManager).getKysely());
  expect(written.rows).toEqual([{ cut: '30s' }]);
  expect(await testApp.app.get(ReadDb).rows(LIMIT)).toEqual([{ cut: '2s' }]);
});
