import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { ADMIN } from './people.js';

const SENT = '0192c7a0-0000-7000-8000-000000000021';
const WAITING = '0192c7a0-0000-7000-8000-000000000022';

/** A mail that was sent, one that waits, and a change of one by the admin. */
export async function leaveMails(testApp: CatalogueTestApp, now: Date): Promise<void> {
  for (const [id, status, recipient] of [
    [SENT, 'sent', 'ada@example.com'],
    [WAITING, 'waiting', 'bob@example.com'],
  ])
    await testApp.change(
      `insert into platform.mail (id, dedupe_key, kind, recipient, language, subject, html, text, written_at, next_attempt_at, status, attempts)
       values ($1::uuid, $1::text, 'booking.confirmed', $2, 'en_US', 'Your tour', '<p>Hello</p>', 'Hello', $3, $3::timestamptz + interval '1 year', $4, 1)
       on conflict (id) do nothing`,
      [id, recipient, now, status],
    );
  await testApp.change(
    `insert into platform.audit_record (id, at, actor_kind, actor_id, command, subject_type, subject_id, content)
     values (gen_random_uuid(), $1, 'person', $2, 'SendMailAgain', 'mail', $3, $4)`,
    [now, ADMIN.id, SENT, JSON.stringify({ before: null, after: { sentAgainAs: SENT } })],
  );
}
