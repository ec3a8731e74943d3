import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Commands } from '../commands.js';
import { FixedClock } from '../../shared-kernel/building-blocks/clock.js';
import { platformTestApp, type PlatformTestApp } from '../../../test/harness/platform-test-app.js';
import { ForgetMails } from './forget-mails.job.js';
import { OldMails } from './old-mails.js';

const NOW = new Date('2030-03-02T12:00:00Z');
const YEARS_MS = 3 * 365 * 86_400_000;

let testApp: PlatformTestApp;

beforeAll(async () => {
  testApp = await platformTestApp();
});
afterAll(() => testApp.close());

it('forgets mails of every kind after three years, and what was attached to them', async () => {
  const entities = testApp.app.get(EntityManager).fork();
  const write = async (kind: string, age: number): Promise<void> => {
    const at = new Date(NOW.getTime() - age);
    await sql`
      with written as (
        insert into platform.mail (id, dedupe_key, kind, recipient, language, subject, html, text, written_at, next_attempt_at, status)
        values (gen_random_uuid(), gen_random_uuid()::text, ${kind}, 'ada@example.com', 'en_US', '', '', '', ${at}, ${at}, 'sent')
        returning id)
      insert into platform.mail_attachment (mail_id, position, name, content_type, content)
      select id, 0, ${kind}, 'text/plain', ''::bytea from written
    `.execute(entities.getKysely());
  };
  for (const kind of ['booking.confirmed', 'mission.offered', 'identity.welcome']) {
    await write(kind, YEARS_MS + 1000);
    await write(`${kind}.kept`, YEARS_MS - 1000);
  }
  const job = new ForgetMails(new OldMails(testApp.app.get(EntityManager)), new FixedClock(NOW));
  await testApp.app.get(Commands).inTransaction(() => job.run());
  const kept = ['booking.confirmed.kept', 'identity.welcome.kept', 'mission.offered.kept'];
  const names = async (from: string) =>
    (await sql<{ name: string }>`${sql.raw(from)} order by name`.execute(entities.getKysely())).rows.map(
      ({ name }) => name,
    );
  expect(await names('select kind as name from platform.mail')).toEqual(kept);
  expect(await names('select name from platform.mail_attachment')).toEqual(kept);
});
