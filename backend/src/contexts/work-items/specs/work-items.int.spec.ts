import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { drain } from '../../../../test/harness/drain.js';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { Commands } from '../../../platform/commands.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ReactionRunner } from '../../../platform/queue/reaction-runner.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { WorkItemRaised } from '../../../shared-kernel/work-item.js';
import { WorkItemRepository } from '../domain/work-item.repository.js';
import type { WorkItemsPage, WorkItemView } from '../queries/work-item-view.js';
import { aMatterRaised, aMatterSettled } from '../testing/a-matter.js';
import { workItemRepositoryContract } from '../testing/work-item-repository.contract.js';

const LIST = '/api/admin/work-items';

let testApp: IdentityTestApp;
let carla: Person;
let dario: Person;
let guide: Person;

const alone = <Result>(work: () => Promise<Result>): Promise<Result> => testApp.app.get(Commands).inTransaction(work);
const publish = (...facts: readonly { readonly type: string }[]): Promise<void> =>
  alone(() => testApp.app.get(Outbox).publish(...facts));
const raise = async (told: Partial<WorkItemRaised> = {}): Promise<void> => {
  await publish(aMatterRaised(told));
  await drain(testApp.app);
};
const personOf = async (role: number): Promise<Person> => {
  const person = await testApp.signUp();
  await testApp.query('update identity.user_account set role = $1 where id = $2', [role, person.id]);
  return person;
};
const read = async <Body = WorkItemsPage>(query = '', by = carla): Promise<Body> => {
  const { status, body } = await testApp.call('GET', `${LIST}${query}`, { token: by.accessToken });
  expect(status).toBe(200);
  return body as unknown as Body;
};
const change = (id: string, what: 'assign' | 'resolve' | 'reopen', body: object, by = carla) =>
  testApp.call('POST', `${LIST}/${id}/${what}`, { token: by.accessToken, body });
const resolve = (id: string, note = 'Sent from our account', by = carla, version = 1) =>
  change(id, 'resolve', { note, version }, by);
const only = async (): Promise<WorkItemView> => {
  const { items } = await read();
  expect(items).toHaveLength(1);
  return items[0]!;
};

beforeAll(async () => {
  testApp = await identityTestApp();
  [carla, dario, guide] = [await personOf(ROLES.admin), await personOf(ROLES.admin), await personOf(ROLES.guide)];
});
afterAll(() => testApp.close());
beforeEach(async () => {
  for (const table of ['work_items.work_item', 'work_items.latest_report', 'platform.outbox', 'platform.mail'])
    await testApp.query(`delete from ${table}`, []);
});

workItemRepositoryContract('in PostgreSQL', () => ({
  workItems: testApp.app.get(WorkItemRepository, { strict: false }),
  alone,
}));

describe('the queue of the team', () => {
  it('holds one open item of a matter that is raised forty times at once, and tells the team once', async () => {
    await publish(...Array.from({ length: 40 }, (_, index) => aMatterRaised({ facts: { time: index } })));
    const { rows } = await testApp.query('select id from platform.outbox order by random()', []);
    const runner = testApp.app.get(ReactionRunner, { strict: false });
    await Promise.all(
      rows.map(({ id }) => runner.run({ reaction: 'work-items.keep-work-item-when-raised', messageId: String(id) })),
    );
    await drain(testApp.app);
    expect(await only()).toMatchObject({ facts: { time: 39 } });
    const mails = await testApp.query(`select subject from platform.mail where kind like 'work-items.%'`, []);
    expect(mails.rows).toEqual([{ subject: 'CIC-7K3M9Q: A refund failed' }]);
    const bell = await testApp.call('GET', '/api/me/notifications', { token: carla.accessToken });
    expect(JSON.stringify(bell.body).match(/refund-failed/g)).toHaveLength(1);
  });

  it('shows what is to be known, and what the reader may do', async () => {
    await raise({ dueAt: '2999-01-01T00:00:00.000Z' });
    const item = await only();
    expect(item).toEqual({
      id: item.id,
      context: 'payments',
      kind: 'refund-failed',
      state: 'open',
      subject: { type: 'order', id: 'CIC-7K3M9Q', reference: 'CIC-7K3M9Q' },
      facts: { gateway: 'stripe', amount: { amount: 12_900, currency: 'EUR' }, refund: 're_1' },
      isUrgent: true,
      raisedAt: expect.any(String),
      dueAt: '2999-01-01T00:00:00.000Z',
      isOverdue: false,
      version: 1,
      actions: ['assign', 'resolve'],
    });
    expect(await read<WorkItemView>(`/${item.id}`)).toEqual(item);
  });

  it('has what is due first, and can be filtered, sorted and paged', async () => {
    await raise({ key: 'a' });
    await raise({
      key: 'b',
      dueAt: '2999-01-01T00:00:00.000Z',
      subject: { type: 'order', id: 'b', reference: 'CIC-B' },
    });
    await raise({ key: 'c', dueAt: '2020-01-01T00:00:00.000Z', kind: 'dispute' });
    await raise({ key: 'd', type: 'agencies.work-item-raised.v1', kind: 'professional-waiting' });
    const keysOf = async (query: string): Promise<readonly string[]> => {
      const ids = (await read(query)).items.map(({ id }) => id);
      const { rows } = await testApp.query('select id, key from work_items.work_item', []);
      return ids.map((id) => String(rows.find((row) => row.id === id)?.key));
    };
    expect(await keysOf('')).toEqual(['c', 'b', 'a', 'd']);
    expect(await keysOf('?sort=-raisedAt')).toEqual(['d', 'c', 'b', 'a']);
    expect(await keysOf('?size=3&page=2')).toEqual(['d']);
    expect(await keysOf('?overdue=true')).toEqual(['c']);
    expect(await keysOf('?kind=dispute')).toEqual(['c']);
    expect(await keysOf('?context=agencies')).toEqual(['d']);
    expect(await keysOf('?query=cic-b')).toEqual(['b']);
    expect(await keysOf('?assigned=me')).toEqual([]);
    expect(await keysOf('?assigned=nobody&kind=dispute')).toEqual(['c']);
    expect(await keysOf('?state=resolved')).toEqual([]);
    const refused = await Promise.all(
      ['?state=all', '?sort=kind', '?kind=A%20b', '?assigned=you', '?overdue=1'].map((query) =>
        testApp.call('GET', `${LIST}${query}`, { token: carla.accessToken }),
      ),
    );
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  });

  it('is given as a file', async () => {
    await raise();
    const { text, headers } = await testApp.call('GET', `${LIST}?format=csv`, { token: carla.accessToken });
    expect(headers['content-type']).toMatch(/^text\/csv/);
    expect(text).toContain('refund-failed,open,order,CIC-7K3M9Q');
  });

  it('is found by the one search field', async () => {
    await raise();
    const { body } = await testApp.call('GET', '/api/admin/search?query=cic-7k3m9q', { token: carla.accessToken });
    expect(JSON.stringify(body)).toContain(`/admin/work-items/${(await only()).id}`);
  });

  it('is for the team alone', async () => {
    await raise();
    const { id } = await only();
    const call = async (method: 'GET' | 'POST', url: string, body?: object) =>
      (await testApp.call(method, url, { token: guide.accessToken, ...(body ? { body } : {}) })).status;
    expect(await call('GET', LIST)).toBe(403);
    expect(await call('GET', `${LIST}/${id}`)).toBe(403);
    expect(await call('GET', '/api/admin/work-item-assignees')).toBe(403);
    expect(await call('POST', `${LIST}/${id}/resolve`, { note: 'Done', version: 1 })).toBe(403);
    expect(await call('POST', `${LIST}/${id}/assign`, { version: 1 })).toBe(403);
    expect(await call('POST', `${LIST}/${id}/reopen`, { version: 1 })).toBe(403);
    expect((await only()).state).toBe('open');
  });
});

describe('a work item', () => {
  it('is resolved once, however many do it at the same time: the others are told', async () => {
    await raise();
    const { id } = await only();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => resolve(id, `Attempt ${index}`, index % 2 ? carla : dario)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 204))
      expect([status, body.code]).toEqual([409, 'WORK_ITEM_ALREADY_RESOLVED']);
    const winner = answers.findIndex(({ status }) => status === 204);
    const { resolution, actions } = await read<WorkItemView>(`/${id}`);
    expect(resolution).toMatchObject({
      by: { id: (winner % 2 ? carla : dario).id, name: 'Ada Rossi' },
      note: `Attempt ${winner}`,
    });
    expect(actions).toEqual(['reopen']);
    const audited = await testApp.query(
      `select actor_id from platform.audit_record where subject_type = 'work-item' and subject_id = $1`,
      [id],
    );
    expect(audited.rows).toEqual([{ actor_id: (winner % 2 ? carla : dario).id }]);
    const told = await testApp.query(
      `select payload from platform.outbox where type = 'work-items.work-item-resolved.v1'`,
      [],
    );
    expect(told.rows).toMatchObject([{ payload: { context: 'payments', kind: 'refund-failed', key: 're_1' } }]);
  });

  it('whose facts changed meanwhile is not resolved', async () => {
    await raise();
    const { id } = await only();
    await raise({ facts: { refund: 're_2' } });
    expect((await resolve(id)).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await resolve(id, 'Done', carla, 2)).status).toBe(204);
  });

  it('needs a note of at most 1000 characters', async () => {
    await raise();
    const { id } = await only();
    for (const note of ['', '   ', 'x'.repeat(1001)])
      expect((await resolve(id, note)).body).toMatchObject({ errors: [{ field: 'note' }] });
    expect((await resolve(id, 'x'.repeat(1000))).status).toBe(204);
  });

  it('is assigned to an admin, and found by that admin', async () => {
    await raise();
    const { id } = await only();
    expect((await change(id, 'assign', { assignee: guide.id, version: 1 })).body).toMatchObject({
      code: 'ASSIGNEE_UNKNOWN',
    });
    expect((await change(id, 'assign', { assignee: dario.id, version: 1 })).status).toBe(204);
    expect((await read('?assigned=me', dario)).items).toMatchObject([{ id, assignedTo: { id: dario.id } }]);
    expect((await read('?assigned=me')).items).toEqual([]);
    expect((await change(id, 'assign', { assignee: carla.id, version: 1 })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await change(id, 'assign', { version: 2 })).status).toBe(204);
    expect(await only()).not.toHaveProperty('assignedTo');
    const { body } = await testApp.call('GET', '/api/admin/work-item-assignees', { token: carla.accessToken });
    expect((body as unknown as { id: string }[]).map((admin) => admin.id).toSorted()).toEqual(
      [carla.id, dario.id].toSorted(),
    );
  });

  it('comes back into the queue, unless the matter was raised again', async () => {
    await raise();
    const { id } = await only();
    await resolve(id);
    expect((await change(id, 'reopen', { version: 2 })).status).toBe(204);
    expect((await only()).id).toBe(id);
    await resolve(id, 'Done', carla, 3);
    await raise();
    expect((await change(id, 'reopen', { version: 4 })).body.code).toBe('WORK_ITEM_RAISED_AGAIN');
    expect((await change((await only()).id, 'reopen', { version: 1 })).body.code).toBe('WORK_ITEM_STILL_OPEN');
  });

  it('is settled by its context without a person', async () => {
    await raise({ type: 'agencies.work-item-raised.v1' });
    await publish(aMatterSettled({ type: 'agencies.work-item-settled.v1' }));
    await drain(testApp.app);
    expect((await read()).items).toEqual([]);
    expect((await read('?state=resolved')).items).toMatchObject([{ resolution: { at: expect.any(String) } }]);
    expect((await read('?state=resolved')).items[0]?.resolution).not.toHaveProperty('by');
  });

  it('does not exist where there is none', async () => {
    expect((await resolve(randomUUID())).body.code).toBe('NOT_FOUND');
    const { status } = await testApp.call('GET', `${LIST}/${randomUUID()}`, { token: carla.accessToken });
    expect(status).toBe(404);
  });
});
