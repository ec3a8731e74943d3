import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { ROLES } from '../../../shared-kernel/roles.js';

let testApp: IdentityTestApp;
let manager: Person;
let guide: Person;

beforeAll(async () => {
  testApp = await identityTestApp({ TEAM_EMAIL: 'us@house.example' });
  [manager, guide] = [await testApp.signUp(), await testApp.signUp()];
  await testApp.query('update identity.user_account set role = $1 where id = $2', [ROLES.admin, manager.id]);
  await approve(guide);
});
afterAll(() => testApp.close());

async function approve({ id }: Person): Promise<void> {
  await testApp.query('update identity.user_account set role = $1 where id = $2', [ROLES.guide, id]);
  await testApp.query(
    `insert into recruitment.application (user_id, state, changed_at) values ($1, 'approved', now())`,
    [id],
  );
}

const look = (by: Person) => testApp.call('GET', '/api/me/manager', { token: by.accessToken });
const write = (by: Person, body: object) =>
  testApp.call('POST', '/api/me/manager/messages?language=de_DE', { token: by.accessToken, body });
const assign = (id: string | null) =>
  testApp.query('update identity.user_account set manager_id = $1 where id = $2', [id, guide.id]);
interface MailRow {
  readonly recipient: string;
  readonly reply_to: string;
  readonly subject: string;
  readonly text: string;
}
async function mailsOf(kind: string): Promise<readonly MailRow[]> {
  const { rows } = await testApp.query(
    'select recipient, reply_to, language, subject, text from platform.mail where kind = $1 order by written_at, id',
    [kind],
  );
  return rows as MailRow[];
}
const raised = async (): Promise<object[]> =>
  (
    await testApp.query(
      `select payload from platform.outbox where type = 'support.work-item-raised.v1' order by sequence`,
      [],
    )
  ).rows.map(({ payload }: { payload: object }) => payload);

describe('a message to the manager', () => {
  it('is kept, mailed to the manager, put into the queue for the manager, and acknowledged', async () => {
    await assign(manager.id);
    expect((await look(guide)).body).toEqual({ manager: { firstName: 'Ada', lastName: 'Rossi', picture: null } });
    const sent = await write(guide, { message: 'I move to Milan.', bookingReference: 'bk 4f8t2w' });
    expect([sent.status, sent.text]).toEqual([202, '']);
    const { rows } = await testApp.query('select * from support.contact_message', []);
    expect(rows).toMatchObject([
      {
        sender_type: 'guide',
        reason: 'to-manager',
        name: 'Ada Rossi',
        email: guide.email,
        booking_reference: 'BK-4F8T2W',
        language: 'de_DE',
        sender_id: guide.id,
        manager_id: manager.id,
      },
    ]);
    const [mail] = await mailsOf('support.manager-message');
    expect(mail).toMatchObject({ recipient: manager.email, reply_to: guide.email, language: 'en_US' });
    expect(mail?.subject).toBe('A guide writes to you: BK-4F8T2W');
    expect(mail?.text).toContain('I move to Milan.');
    expect(await mailsOf('support.acknowledgement')).toMatchObject([{ recipient: guide.email, language: 'de_DE' }]);
    expect(await raised()).toMatchObject([
      {
        kind: 'manager-message',
        key: rows[0].id,
        subject: { type: 'user', id: guide.id },
        facts: { message: 'I move to Milan.', bookings: 'BK-4F8T2W' },
        assignee: manager.id,
      },
    ]);
  });

  it.each([
    ['nobody was assigned', null, `state = 'active'`],
    ['the manager is suspended', 'manager', `state = 'suspended'`],
    ['the manager is no admin any more', 'manager', `role = ${ROLES.customer}`],
  ])('reaches the team if %s', async (_, assigned, change) => {
    await assign(assigned && manager.id);
    await testApp.query(`update identity.user_account set ${change} where id = $1`, [manager.id]);
    expect((await look(guide)).body).toEqual({ manager: null });
    expect((await write(guide, { message: 'Who reads this?' })).status).toBe(202);
    expect((await mailsOf('support.manager-message')).at(-1)).toMatchObject({ recipient: 'us@house.example' });
    expect((await raised()).at(-1)).not.toHaveProperty('assignee');
    await testApp.query(`update identity.user_account set state = 'active', role = $1 where id = $2`, [
      ROLES.admin,
      manager.id,
    ]);
  });

  it('is exported for and erased with the account that wrote it, whatever its address is by then', async () => {
    await testApp.query(`update identity.user_account set email = 'moved-' || id || '@example.com' where id = $1`, [
      guide.id,
    ]);
    await testApp.call('POST', '/api/auth/confirm-password', {
      token: guide.accessToken,
      body: { password: guide.password },
    });
    const { body } = await testApp.call('GET', '/api/me/export', { token: guide.accessToken });
    expect(JSON.stringify(body)).toContain('I move to Milan.');
    expect((await testApp.call('DELETE', '/api/me', { token: guide.accessToken })).status).toBe(204);
    const { rows } = await testApp.query('select name, email, message from support.contact_message', []);
    expect(rows.every(({ name, email, message }) => name === '' && email === '' && message === '')).toBe(true);
  });

  it('is written by professionals and approved guides alone', async () => {
    const customer = await testApp.signUp();
    for (const person of [customer, manager]) {
      expect(await look(person)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(await write(person, { message: 'Hello there' })).toMatchObject({ status: 403 });
    }
    expect((await write(customer, { message: '' })).status).toBe(422);
  });
});
