import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Commands } from '../../../platform/commands.js';
import { ClockOffset } from '../../../platform/dev-clock/clock-offset.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { ForgetNotifications } from '../jobs/forget-notifications.job.js';
import { NotificationsTestApp } from '../../../../test/harness/notifications-test-app.js';

const DAY = 24 * 60 * 60_000;

let testApp: NotificationsTestApp;

beforeAll(async () => {
  testApp = await NotificationsTestApp.open();
});
afterAll(async () => testApp.close());

it('notifications are forgotten 90 days after they were read, and all after a year', async () => {
  const [reader, idler] = [randomUUID(), randomUUID()];
  const start = new Date('2027-06-01T12:00:00Z');
  const inTransaction = (work: () => Promise<unknown>) => testApp.app.get(Commands).inTransaction(work);
  const at = (days: number) => testApp.app.get(ClockOffset).moveTo(new Date(start.getTime() + days * DAY));
  const forget = () => inTransaction(() => testApp.app.get(ForgetNotifications).run());
  await at(0);
  await inTransaction(() =>
    testApp.app.get(NotificationInbox).deliver(
      [reader, idler].map((recipientId) => ({
        recipientId,
        kind: 'order-expired' as const,
        deduplicationKey: 'one',
        payload: { orderReference: 'CIC-1' },
      })),
    ),
  );
  await testApp.ask('POST', '/api/me/notifications/read', reader, {
    upTo: new Date(start.getTime() + DAY).toISOString(),
  });
  await at(89.9);
  await forget();
  expect(await testApp.kinds(reader)).toHaveLength(1);
  await at(90.1);
  await forget();
  expect([await testApp.kinds(reader), await testApp.kinds(idler)]).toEqual([[], ['order-expired']]);
  await at(364.9);
  await forget();
  expect(await testApp.kinds(idler)).toHaveLength(1);
  await at(365.1);
  await forget();
  expect(await testApp.kinds(idler)).toEqual([]);
});
