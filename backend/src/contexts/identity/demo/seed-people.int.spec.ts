import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { testDatabase, type TestDatabase } from '../../../../test/harness/database/test-database.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { SystemIds } from '../../../platform/system.js';
import { demoAccounts } from './accounts.js';
import { seedPeople } from './seed-people.js';

describe('the people of the demonstration', () => {
  let database: TestDatabase;
  let kysely: Kysely<unknown>;

  beforeAll(async () => {
    database = await testDatabase();
    kysely = new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: database.url }) }) });
  });
  afterAll(async () => {
    await kysely.destroy();
    await database.drop();
  });

  it('have one confirmed account each, however often they are seeded, and nobody is told', async () => {
    const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
    const surroundings = { database: kysely, ids: new SystemIds(), clock, passwordHash: 'hash' };
    const first = await seedPeople(demoAccounts, surroundings);
    const second = await seedPeople(demoAccounts, surroundings);
    expect([...second]).toEqual([...first]);
    const { rows } = await sql<{ email: string; role: number }>`
      select email::text, role from identity.user_account where email_verified_at is not null order by role, email
    `.execute(kysely);
    expect(rows.map(({ email, role }) => `${role} ${email.replace('@cicerone.example', '')}`)).toEqual([
      '1 super',
      '2 admin',
      '3 recruit',
      '4 pro',
      '4 traveller',
      '4 traveller2',
    ]);
    expect((await sql`select from platform.outbox`.execute(kysely)).rows).toEqual([]);
  });
});
