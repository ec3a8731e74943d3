import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityTestApp, type IdentityTestApp } from '../../../test/harness/identity-test-app.js';
import { Commands } from '../commands.js';
import { JobHandlers } from '../queue/job-handlers.js';
import { NOT_PERSONAL } from './testing/not-personal.js';
import { PersonalDataRegister } from './personal-data-register.js';

/** Texts, documents, days and addresses of networks: what could tell of a person. */
const COULD_TELL = ['text', 'jsonb', 'json', 'date', 'inet', 'character varying', 'character', 'ARRAY', 'USER-DEFINED'];

describe('the register of personal data', () => {
  let testApp: IdentityTestApp;
  let register: PersonalDataRegister;

  beforeAll(async () => {
    testApp = await identityTestApp();
    register = testApp.app.get(PersonalDataRegister);
  });
  afterAll(() => testApp.close());

  async function columnsOfTables(): Promise<readonly string[]> {
    const { rows } = await testApp.query(
      `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
       where table_schema not in ('pg_catalog', 'information_schema', 'bullmq', 'public', 'mikro_orm')
         and data_type = any($1) order by 1`,
      [COULD_TELL],
    );
    return (rows as { name: string }[]).map(({ name }) => name);
  }

  it('knows of every column whether it tells of people', async () => {
    const columns = await columnsOfTables();
    expect(columns.length).toBeGreaterThan(150);
    expect(columns.filter((name) => !register.columns.has(name) && !NOT_PERSONAL.has(name))).toEqual([]);
  });

  it('names columns that exist, and calls none both', async () => {
    const columns = new Set(await columnsOfTables());
    const uuids = ['platform.record_note.author_id'];
    expect([...register.columns].filter((name) => !columns.has(name) && !uuids.includes(name))).toEqual([]);
    expect([...NOT_PERSONAL].filter((name) => !columns.has(name) || register.columns.has(name))).toEqual([]);
  });

  it('says how long each table is kept, by jobs that exist', () => {
    const tables = new Set([...register.columns].map((name) => name.slice(0, name.lastIndexOf('.'))));
    const short = ['platform.idempotent_answer', 'platform.audit_record', 'platform.outbox', 'platform.failed_message'];
    const kept = new Set([...register.retention.map(({ table }) => table), ...short]);
    const others = ['platform.scheduled_job', 'platform.rate_limit'];
    expect([...tables].filter((table) => !kept.has(table) && !others.includes(table))).toEqual([]);
    const { kinds } = testApp.app.get(JobHandlers);
    expect(register.retention.filter(({ job }) => job !== undefined && !kinds.includes(job))).toEqual([]);
  });

  it('exports what it knows of a person, and nothing of anybody else', async () => {
    const [ada, eve] = [await testApp.signUp(), await testApp.signUp()];
    for (const { accessToken: token, email } of [ada, eve]) {
      const address = { street: `Street of ${email}`, city: 'Roma', country: 'IT' };
      await testApp.call('POST', '/api/addresses', { token, body: address });
      const account = { holder: `Holder ${email}`, currency: 'EUR', paypalEmail: email };
      await testApp.call('POST', '/api/user/bank-account', { token, body: account });
    }
    const exported = JSON.stringify(await register.export({ userId: ada.id, confirmedEmail: ada.email }));
    for (const known of ['Rossi', `Street of ${ada.email}`, `Holder ${ada.email}`, 'benvenuto'])
      expect(exported).toContain(known);
    expect(exported).not.toContain(eve.email);
  });

  it('erases a person from every registered column but mails, and once is enough', async () => {
    const ada = await testApp.signUp();
    const token = ada.accessToken;
    const mark = ada.email;
    await testApp.call('POST', '/api/addresses', { token, body: { street: mark, city: 'Roma', country: 'IT' } });
    await testApp.call('POST', '/api/user/bank-account', {
      token,
      body: { holder: mark, currency: 'EUR', paypalEmail: mark },
    });
    const contact = { name: mark, email: mark, message: mark, reason: 'tour-question', senderType: 'customer' };
    await testApp.call('POST', '/api/contact', { body: contact });
    const erase = () =>
      testApp.app.get(Commands).inTransaction(() => register.erase({ userId: ada.id, confirmedEmail: ada.email }));
    await erase();
    await erase();
    const left: string[] = [];
    for (const name of register.columns) {
      const [schema = '', table = '', column = ''] = name.split('.');
      const { rowCount } = await testApp.query(
        `select from ${schema}.${table} where ${column}::text ilike '%' || $1 || '%'`,
        [mark],
      );
      if (rowCount) left.push(name);
    }
    expect(left.filter((name) => !/^platform\.(?:mail|outbox|scheduled_job)\./.test(name))).toEqual([]);
    expect((await testApp.call('GET', '/api/me/account', { token })).status).toBe(401);
  });
});
