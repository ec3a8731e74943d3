import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../../test/database/test-database.js';
import { ReadDb } from '../read-db.js';
import { queueApp } from '../testing/queue-app.js';

let database: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  database = await testDatabase();
  app = await queueApp(database.url, [], []);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

const LIMIT = sql<{ cut: string }>`select current_setting('statement_timeout') as cut`;

it('cuts a read off after two seconds and a write after thirty, so that none holds up the others', async () => {
  const written = await LIMIT.execute(app.get(EntityManager).getKysely());
  expect(written.rows).toEqual([{ cut: '30s' }]);
  expect(await app.get(ReadDb).rows(LIMIT)).toEqual([{ cut: '2s' }]);
});
