import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { NotificationsTestApp } from '../../../../test/harness/notifications-test-app.js';
import { Commands } from '../../../platform/commands.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { DomainEvent } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { aBookingConfirmed } from '../../guide-missions/testing/a-departure.js';

const SETTINGS = '/api/me/notification-settings';
const EMAIL = 'ada@example.com';

let testApp: NotificationsTestApp;
let person: string;

beforeAll(async () => {
  testApp = await NotificationsTestApp.open();
});
afterAll(async () => testApp.close());
beforeEach(() => {
  person = randomUUID();
  testApp.owner = person;
  testApp.accounts.set(EMAIL, person);
});

const choose = (choice: object) => testApp.ask('PUT', SETTINGS, person, choice);
const confirmed = (): DomainEvent => aBookingConfirmed();
const written = (): DomainEvent =>
  ({
    type: 'support.message-sent.v1',
    messageId: randomUUID(),
    recipientIds: [person],
    authorName: 'Giulia Marchetti',
    bookingReference: 'BK-4F8T2W',
    to: 'customer',
  }) as DomainEvent;

/** The text of the mail, or undefined where none was written. */
async function mailed(kind: string, to = EMAIL): Promise<string | undefined> {
  const dedupeKey = randomUUID();
  const mail = { dedupeKey, kind, to, language: 'de_DE', subject: 'Guten Tag', body: createElement('p') } as const;
  await testApp.app.get(Commands).inTransaction(() => testApp.app.get(Mailer).write(mail));
  const [row] = await testApp.rows(
    sql<{ text: string }>`select text from platform.mail where dedupe_key = ${dedupeKey}`,
  );
  return row?.text;
}

it('shows what a traveller may choose, all of it wanted at first', async () => {
  const { settings } = (await testApp.ask('GET', SETTINGS, person)).json<{ settings: object[] }>();
  expect(settings).toEqual([
    { topic: 'bookings', bell: true },
    { topic: 'reminders', mail: true },
    { topic: 'messages', bell: true, mail: true },
    { topic: 'reviews', mail: true },
  ]);
});

it('keeps the bell silent about a topic, and tells again once it is wanted', async () => {
  expect((await choose({ topic: 'messages', bell: false })).statusCode).toBe(200);
  await testApp.tell(written());
  await testApp.tell(confirmed());
  expect(await testApp.kinds(person)).toEqual(['booking-confirmed']);
  await choose({ topic: 'messages', bell: true });
  await testApp.tell(written());
  expect(await testApp.kinds(person)).toEqual(['booking-confirmed', 'message']);
});

it('keeps each of two choices that are made at once', async () => {
  const answers = await Promise.all([
    choose({ topic: 'messages', bell: false }),
    choose({ topic: 'messages', mail: false }),
    choose({ topic: 'reminders', mail: false }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { settings } = (await testApp.ask('GET', SETTINGS, person)).json<{ settings: object[] }>();
  expect(settings).toEqual(
    expect.arrayContaining([
      { topic: 'messages', bell: false, mail: false },
      { topic: 'reminders', mail: false },
    ]),
  );
});

it('writes no mail that its reader goes without, and every other', async () => {
  await choose({ topic: 'reminders', mail: false });
  expect(await mailed('booking.reminder')).toBeUndefined();
  expect(await mailed('booking.confirmed')).toBeDefined();
  expect(await mailed('booking.reminder', 'somebody@example.com')).toBeDefined();
});

it('leads from a mail that may be left out to the choice, and from no other', async () => {
  expect(await mailed('booking.reminder')).toContain('/de_DE/notification-settings');
  expect(await mailed('booking.reminder', 'somebody@example.com')).not.toContain('notification-settings');
  expect(await mailed('booking.confirmed')).not.toContain('notification-settings');
});

it.each([
  { topic: 'bookings', mail: false },
  { topic: 'reminders', bell: false },
  { topic: 'team', bell: false },
])('refuses a choice that this person does not have: %j', async (choice) => {
  const answer = await choose(choice);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'NOTIFICATION_NOT_OPTIONAL' });
});
