import { beforeEach, expect, it } from '@jest/globals';
import { Actor, type Role } from '../../../shared-kernel/actor.js';
import { type NotificationChoice, NotificationChoices } from '../domain/notification-choices.js';
import type { TopicName } from '../domain/notification-topics.js';
import { ChooseNotifications, ChooseNotificationsHandler } from './choose-notifications.js';

const TRAVELLER: Role = 4;
const GUIDE: Role = 3;
const ADMIN: Role = 2;

class InMemoryChoices extends NotificationChoices {
  readonly made: unknown[] = [];
  async choose(personId: string, topic: TopicName, choice: NotificationChoice): Promise<void> {
    this.made.push([personId, topic, choice]);
  }
}

let choices: InMemoryChoices;
beforeEach(() => {
  choices = new InMemoryChoices();
});

const person = (role: Role): Actor => Actor.person({ id: 'p', role, isPro: false, language: 'en_US', sessionId: 's' });
const choose = (topic: TopicName, choice: NotificationChoice, role: Role) =>
  new ChooseNotificationsHandler(choices).execute(new ChooseNotifications(topic, choice, person(role)));

it.each<[TopicName, NotificationChoice, Role]>([
  ['messages', { bell: true, mail: false }, TRAVELLER],
  ['bookings', { bell: false }, TRAVELLER],
  ['reminders', { mail: false }, GUIDE],
  ['missions', { mail: false }, GUIDE],
  ['team', { bell: false }, ADMIN],
])('keeps the choice about %s', async (topic, choice, role) => {
  await choose(topic, choice, role);
  expect(choices.made).toEqual([['p', topic, choice]]);
});

it.each<[TopicName, NotificationChoice, Role, field: string]>([
  ['bookings', { mail: false }, TRAVELLER, 'mail'],
  ['reminders', { bell: true }, TRAVELLER, 'bell'],
  ['missions', { bell: false }, GUIDE, 'bell'],
  ['missions', { mail: false }, TRAVELLER, 'topic'],
  ['team', { bell: false }, GUIDE, 'topic'],
])('refuses for %s what is always or never told', async (topic, choice, role, field) => {
  await expect(choose(topic, choice, role)).rejects.toMatchObject({ code: 'NOTIFICATION_NOT_OPTIONAL', field });
  expect(choices.made).toEqual([]);
});

it('is for people who signed in', async () => {
  const command = new ChooseNotifications('messages', { mail: false }, Actor.visitor());
  await expect(new ChooseNotificationsHandler(choices).execute(command)).rejects.toMatchObject({
    code: 'INVALID_TOKEN',
  });
});
