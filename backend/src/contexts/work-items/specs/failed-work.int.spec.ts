import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { drain } from '../../../../test/harness/drain.js';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { Commands } from '../../../platform/commands.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { JobRunner } from '../../../platform/queue/job-runner.js';
import { ReactionRunner } from '../../../platform/queue/reaction-runner.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { WorkItemsPage, WorkItemView } from '../queries/work-item-view.js';

let testApp: IdentityTestApp;
let admin: Person;

const inTransaction = <Result>(work: () => Promise<Result>): Promise<Result> =>
  testApp.app.get(Commands).inTransaction(work);
const failedItems = async (state: 'open' | 'resolved' = 'open'): Promise<readonly WorkItemView[]> => {
  await drain(testApp.app).catch(() => undefined);
  const answer = await testApp.call('GET', `/api/admin/work-items?kind=job-failed&state=${state}`, {
    token: admin.accessToken,
  });
  return (answer.body as unknown as WorkItemsPage).items;
};
const replay = (id: string) => testApp.call('POST', `/api/admin/jobs/${id}/replay`, { token: admin.accessToken });

beforeAll(async () => {
  testApp = await identityTestApp();
  admin = await testApp.signUp();
  await testApp.query('update identity.user_account set role = $1 where id = $2', [ROLES.admin, admin.id]);
});
afterAll(() => testApp.close());

it('a job that failed at every attempt is a work item until it is replayed and succeeds', async () => {
  const missing = '0193e4a2-0000-7000-8000-000000000001';
  await inTransaction(() =>
    testApp.app.get(ScheduledJobs).plan('guide-missions.warn-of-near-start', missing, testApp.clock.now()),
  );
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await testApp.app.get(JobRunner, { strict: false }).runDue();
    await testApp.query(`update platform.scheduled_job set attempt_at = null where key = $1`, [missing]);
  }
  const [item] = await failedItems();
  expect(item).toMatchObject({
    context: 'platform',
    subject: { type: 'job' },
    facts: { sort: 'scheduled-job', name: 'guide-missions.warn-of-near-start', subject: missing, attempts: 8 },
    isUrgent: false,
  });
  const id = item?.subject.id ?? '';
  // The cause is removed: the job has nothing to do any more.
  await testApp.query(
    `update platform.scheduled_job set kind = 'notifications.forget-notifications', key = $2 where id = $1`,
    [id, missing],
  );
  expect((await replay(id)).status).toBe(204);
  expect(await failedItems()).toEqual([]);
  expect(await failedItems('resolved')).toMatchObject([{ id: item?.id, resolution: { at: expect.any(String) } }]);
});

it('a reaction that failed at every attempt is a work item until it is replayed and succeeds', async () => {
  const [reaction, unknown] = ['guide-missions.mail-guide-when-mission-cancelled', 'not an id'];
  await inTransaction(() =>
    testApp.app
      .get(Outbox)
      .publish(
        Object.assign({ type: 'guide-missions.mission-cancelled.v1' }, { missionId: unknown, guideId: unknown }),
      ),
  );
  const { rows } = await testApp.query(`select id from platform.outbox where payload ->> 'missionId' = $1`, [unknown]);
  const messageId = String(rows[0]?.id);
  const runner = testApp.app.get(ReactionRunner, { strict: false });
  await expect(runner.attempt({ reaction, messageId }, 5)).rejects.toThrow();
  const [item] = await failedItems();
  expect(item).toMatchObject({
    facts: { sort: 'reaction', name: reaction, subject: 'guide-missions.mission-cancelled.v1', attempts: 5 },
  });
  await testApp.query(
    `update platform.outbox set payload = payload || '{"guideId": null, "missionId": "0193e4a2-0000-7000-8000-000000000001"}' where id = $1`,
    [messageId],
  );
  await replay(item?.subject.id ?? '');
  await runner.run({ reaction, messageId });
  expect(await failedItems()).toEqual([]);
});

it('what keeps work items raises none', async () => {
  await inTransaction(() => testApp.app.get(Outbox).publish({ type: 'platform.work-item-raised.v1' }));
  const { rows } = await testApp.query(
    `select id from platform.outbox where payload ->> 'kind' is null and type like 'platform.%'`,
    [],
  );
  const job = { reaction: 'work-items.keep-work-item-when-raised', messageId: String(rows[0]?.id) };
  await expect(testApp.app.get(ReactionRunner, { strict: false }).attempt(job, 5)).rejects.toThrow();
  const raised = await testApp.query(
    `select 1 from platform.outbox where payload -> 'facts' ->> 'name' = 'work-items.keep-work-item-when-raised'`,
    [],
  );
  expect(raised.rows).toEqual([]);
});
