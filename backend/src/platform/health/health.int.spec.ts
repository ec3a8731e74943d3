import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client } from 'pg';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { createApp } from '../../app.js';
import { readConfig } from '../config.js';
import { HealthChecks } from './health-checks.js';

describe('readiness', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  let administrator: Client;
  const ready = async () => {
    const { statusCode, body } = await app.inject({ url: '/api/health/ready' });
    return { status: statusCode, body: JSON.parse(body) as { status: unknown; parts?: object } };
  };
  /** Readiness while the installation is broken by one statement, and once it is mended by the other. */
  const around = async (breaking: string, mending: string) => {
    await administrator.query(breaking);
    const broken = await ready();
    await administrator.query(mending);
    return [broken.status, (await ready()).status];
  };

  beforeAll(async () => {
    database = await testDatabase();
    app = await createApp(readConfig({ APP_MODE: 'test', ROLE: 'web', LOG_LEVEL: 'silent' }), database.url);
    administrator = new Client({ connectionString: database.url });
    await administrator.connect();
  });
  afterAll(async () => {
    await administrator.end();
    await app.close();
    await database.drop();
  });

  it('is answered with each part while everything works', async () => {
    const { status, body } = await ready();
    expect(status).toBe(200);
    expect(body.parts).toMatchObject({ database: 'ok', schema: 'ok', storage: 'ok' });
  });

  it('ends while a table is missing', async () => {
    const [away, back] = [
      'alter table booking.sales_order rename to lost',
      'alter table booking.lost rename to sales_order',
    ];
    expect(await around(away, back)).toEqual([503, 200]);
  });

  it('ends while a migration of this version is pending, and not for one of a later version', async () => {
    const { rows } = await administrator.query<{ name: string }>('select name from migration order by id desc limit 1');
    const name = rows[0]?.name ?? '';
    expect(
      await around(
        `update migration set name = 'other' where name = '${name}'`,
        `update migration set name = '${name}' where name = 'other'`,
      ),
    ).toEqual([503, 200]);
    await administrator.query(`insert into migration (name, executed_at) values ('MigrationOfTomorrow', now())`);
    expect((await ready()).status).toBe(200);
  });

  it('ends while a part does not answer at all', async () => {
    const checks = app.get(HealthChecks, { strict: false });
    const { patience } = checks;
    let answer = () => {};
    checks.add('pages', () => new Promise<void>((resolve) => (answer = resolve)));
    checks.patience = 10;
    expect((await ready()).status).toBe(503);
    answer();
    checks.add('pages', async () => {});
    checks.patience = patience;
    expect((await ready()).status).toBe(200);
  });

  it('ends while a part that somebody named is not whole', async () => {
    let isWhole = false;
    app.get(HealthChecks, { strict: false }).add('pages', async () => {
      if (!isWhole) throw new Error('gone');
    });
    expect((await ready()).status).toBe(503);
    isWhole = true;
    expect(await ready()).toMatchObject({ status: 200, body: { parts: { pages: 'ok' } } });
  });
});
