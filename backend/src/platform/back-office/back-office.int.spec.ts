import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../test/harness/identity-test-app.js';
import { ROLES } from '../../shared-kernel/actor.js';

const SECRET = 'a-secret-of-the-events-of-mailjet-00';

let app: IdentityTestApp;
let admin: Person;

/** A person with another role than everybody begins with. */
async function personOf(role: number): Promise<Person> {
  const person = await app.signUp();
  await app.query('update identity.user_account set role = $1 where id = $2', [role, person.id]);
  return person;
}

async function mail(values: {
  recipient?: string;
  at?: string;
  status?: string;
  confidential?: boolean;
  subject?: string;
}) {
  const id = randomUUID();
  const { recipient = 'ada@example.com', at = '2026-11-20T10:00:00Z', status = 'sent', confidential = false } = values;
  await app.query(
    `insert into platform.mail (id, dedupe_key, kind, recipient, language, subject, html, text, written_at, next_attempt_at, status, confidential)
     values ($1::uuid, $1::text, 'booking.confirmed', $2, 'en_US', $5, '<p>Hello</p>', 'Hello', $3, $3, $4, $6)`,
    [id, recipient, at, status, values.subject ?? 'Your tour', confidential],
  );
  await app.query(
    `insert into platform.mail_attachment (mail_id, position, name, content_type, content) values ($1, 0, 'voucher.pdf', 'application/pdf', 'x')`,
    [id],
  );
  return id;
}

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly pagination: Readonly<Record<string, unknown>>;
}

const read = async <Body = Page>(url: string, token = admin.accessToken): Promise<Body> => {
  const { status, body } = await app.call('GET', url, { token });
  expect(status).toBe(200);
  return body as unknown as Body;
};

beforeAll(async () => {
  app = await identityTestApp({ MAILJET_EVENTS_SECRET: SECRET });
  admin = await personOf(ROLES.admin);
});
afterAll(() => app.close());

describe('a list of the team', () => {
  let ids: string[];

  beforeEach(async () => {
    await app.query('delete from platform.mail', []);
    ids = [];
    for (const hour of [1, 2, 3])
      ids.push(await mail({ at: `2026-11-20T0${hour}:00:00Z`, recipient: `r${hour}@example.com` }));
  });

  it('is sorted, paged and counted', async () => {
    const newest = await read('/api/admin/mails?size=2');
    expect(newest.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(newest.pagination).toEqual({ page: 1, size: 2, totalItems: 3, totalPages: 2, hasMore: false });
    const oldest = await read('/api/admin/mails?size=2&page=2&sort=writtenAt');
    expect(oldest.items.map(({ id }) => id)).toEqual([ids[2]]);
    expect((await read('/api/admin/mails?page=7')).items).toEqual([]);
  });

  it('is filtered, and looks for what may have been meant', async () => {
    expect((await read('/api/admin/mails?query=R2%40')).items.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await read('/api/admin/mails?query=r_%25')).items).toEqual([]);
    expect((await read('/api/admin/mails?state=failed')).items).toEqual([]);
    const dead = await mail({ status: 'dead' });
    expect((await read('/api/admin/mails?state=failed')).items).toMatchObject([{ id: dead, state: 'failed' }]);
  });

  it.each([
    'page=0',
    'page=1001',
    'size=101',
    'size=x',
    'sort=subject',
    'sort=--writtenAt',
    'state=lost',
    'format=xml',
    'colour=red',
    `query=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const { status, body } = await app.call('GET', `/api/admin/mails?${query}`, { token: admin.accessToken });
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('is a file for spreadsheets, without formulas', async () => {
    await mail({ subject: '=HYPERLINK("https://evil.example")', at: '2026-11-21T00:00:00Z' });
    for (const ask of [{ url: '?format=csv' }, { url: '', headers: { accept: 'text/csv' } }]) {
      const url = `/api/admin/mails${ask.url}`;
      const { status, headers, text } = await app.call('GET', url, {
        token: admin.accessToken,
        headers: ask.headers ?? {},
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('text/csv');
      expect(headers['content-disposition']).toBe('attachment; filename="mails.csv"');
      const lines = text.split('\r\n');
      expect(lines[0]).toBe('\uFEFFid,kind,recipient,language,subject,state,writtenAt,sentAt');
      expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
      expect(lines).toHaveLength(6);
    }
  });

  it('counts up to 10000, and says in the name of the file that there is more', async () => {
    await app.query(
      `insert into platform.mail (id, dedupe_key, kind, recipient, language, subject, html, text, written_at, next_attempt_at, status)
       select gen_random_uuid(), 'many-' || n, 'many', 'many@example.com', 'en_US', '', '', '', now(), now(), 'sent'
       from generate_series(1, 10001) n`,
      [],
    );
    const { pagination } = await read('/api/admin/mails?kind=many&size=100');
    expect(pagination).toEqual({ page: 1, size: 100, totalItems: 10_000, totalPages: 100, hasMore: true });
    const { headers, text } = await app.call('GET', '/api/admin/mails?kind=many&format=csv', {
      token: admin.accessToken,
    });
    expect(headers['content-disposition']).toBe('attachment; filename="mails-first-10000.csv"');
    expect(text.split('\r\n')).toHaveLength(10_002);
  });

  it('is for the team alone', async () => {
    const reader = await app.signUp();
    for (const list of ['mails', 'audit', 'search?query=ada', `notes?subjectType=user&subject=${admin.id}`]) {
      expect((await app.call('GET', `/api/admin/${list}`)).status).toBe(401);
      const { status, body } = await app.call('GET', `/api/admin/${list}`, { token: reader.accessToken });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
  });
});

describe('a mail', () => {
  it('is read with its content, unless it holds a key to an account', async () => {
    const open = await read<Record<string, unknown>>(`/api/admin/mails/${await mail({})}`);
    expect(open).toMatchObject({
      text: 'Hello',
      html: '<p>Hello</p>',
      attachments: ['voucher.pdf'],
      actions: ['send-again'],
    });
    const closed = await read<Record<string, unknown>>(`/api/admin/mails/${await mail({ confidential: true })}`);
    expect(closed).toMatchObject({ subject: null, text: null, html: null });
  });

  it('of a sign-up is confidential', async () => {
    const { email } = await app.signUp();
    const { rows } = await app.query('select kind, confidential from platform.mail where recipient = $1', [email]);
    expect(rows).toEqual([{ kind: 'identity.welcome', confidential: true }]);
  });

  it('is sent again as a mail of its own, and the record says by whom', async () => {
    const id = await mail({});
    const sent = await app.call('POST', `/api/admin/mails/${id}/send-again`, { token: admin.accessToken });
    expect(sent.status).toBe(201);
    const copy = (sent.body as unknown as { id: string }).id;
    expect(await read(`/api/admin/mails/${copy}`)).toMatchObject({
      state: 'waiting',
      copyOf: id,
      text: 'Hello',
      attachments: ['voucher.pdf'],
      actions: [],
    });
    expect(await read(`/api/admin/mails/${id}`)).toMatchObject({ copies: [copy] });
    const { items } = await read(`/api/admin/audit?subjectType=mail&subject=${id}`);
    expect(items).toMatchObject([
      {
        actor: { kind: 'person', id: admin.id, name: 'Ada Rossi' },
        command: 'SendMailAgain',
        subject: { type: 'mail', id },
        content: { before: null, after: { sentAgainAs: copy } },
      },
    ]);
    const early = await app.call('POST', `/api/admin/mails/${copy}/send-again`, { token: admin.accessToken });
    expect([early.status, early.body.code]).toEqual([409, 'MAIL_STILL_WAITS']);
    const none = await app.call('POST', `/api/admin/mails/${randomUUID()}/send-again`, { token: admin.accessToken });
    expect(none.status).toBe(404);
  });

  const tell = (events: unknown, secret = SECRET) =>
    app.call('POST', `/api/mails/mailjet/events/${secret}`, { body: events });

  it('that bounced is a matter for the team, once', async () => {
    const id = await mail({});
    const bounce = { event: 'bounce', time: 1, CustomID: id, hard_bounce: true, error: 'user unknown', email: 'x' };
    const answers = await Promise.all(Array.from({ length: 40 }, () => tell([bounce, { event: 'sent' }])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await read(`/api/admin/mails/${id}`)).toMatchObject({
      state: 'returned',
      returned: { as: 'bounced', reason: 'user unknown' },
    });
    const { rows } = await app.query(`select payload from platform.outbox where payload ->> 'key' = $1`, [id]);
    expect(rows).toMatchObject([
      { payload: { type: 'platform.work-item-raised.v1', kind: 'mail-bounced', subject: { type: 'mail', id } } },
    ]);
    expect((await read('/api/admin/mails?state=returned')).items).toMatchObject([{ id }]);
  });

  it('is nobody’s to speak of without the secret', async () => {
    const id = await mail({});
    expect((await tell({ event: 'spam', CustomID: id }, 'wrong')).status).toBe(404);
    expect(await read(`/api/admin/mails/${id}`)).toMatchObject({ returned: null });
  });
});

describe('the search of the back office', () => {
  it('finds people and mails by what is known of them, with the way to their pages', async () => {
    const { id, email } = await app.signUp();
    const hits = async (query: string) =>
      (await read<{ hits: { path: string }[] }>(`/api/admin/search?query=${encodeURIComponent(query)}`)).hits.map(
        ({ path }) => path,
      );
    expect(await hits(email.slice(0, 20).toUpperCase())).toContain(`/admin/users/${id}`);
    expect(await hits(id)).toEqual([`/admin/users/${id}`]);
    expect((await hits('rossi')).length).toBeGreaterThan(0);
    expect((await hits('Ada Ross')).filter((path) => path.startsWith('/admin/users/')).length).toBeLessThanOrEqual(5);
    expect((await hits(email)).some((path) => path.startsWith('/admin/mails/'))).toBe(true);
    expect(await hits('%%')).toEqual([]);
  });

  it('wants two characters', async () => {
    const { status } = await app.call('GET', '/api/admin/search?query=a', { token: admin.accessToken });
    expect(status).toBe(422);
  });
});

describe('a note to a record', () => {
  interface Note {
    readonly id: string;
    readonly text: string;
    readonly author?: string;
    readonly version: number;
  }
  const notesOf = (subject: string) => read<readonly Note[]>(`/api/admin/notes?subjectType=user&subject=${subject}`);
  const write = async (subject: string): Promise<string> => {
    const body = { subjectType: 'user', subject, text: 'Called back.' };
    const answer = await app.call('POST', '/api/admin/notes', { token: admin.accessToken, body });
    expect(answer.status).toBe(201);
    return (answer.body as unknown as { id: string }).id;
  };
  const change = (id: string, text: string, version: number) =>
    app.call('PUT', `/api/admin/notes/${id}`, { token: admin.accessToken, body: { text, version } });

  it('is written, corrected and removed, and the history of the record says so', async () => {
    const subject = randomUUID();
    const id = await write(subject);
    expect(await notesOf(subject)).toMatchObject([{ id, text: 'Called back.', author: 'Ada Rossi', version: 1 }]);
    expect((await change(id, 'Called back twice.', 1)).status).toBe(204);
    expect(await notesOf(subject)).toMatchObject([{ text: 'Called back twice.', version: 2 }]);
    const late = await app.call('DELETE', `/api/admin/notes/${id}?version=1`, { token: admin.accessToken });
    expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    await app.call('DELETE', `/api/admin/notes/${id}?version=2`, { token: admin.accessToken });
    expect(await notesOf(subject)).toEqual([]);
    expect((await change(id, 'Too late', 2)).status).toBe(404);
    expect((await read(`/api/admin/audit?subject=${subject}&changes=true`)).items).toHaveLength(3);
  });

  it('is changed by one of forty who read the same version', async () => {
    const id = await write(randomUUID());
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => change(id, `Version of ${n}`, 1)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CHANGED_MEANWHILE')).toHaveLength(39);
  });
});
