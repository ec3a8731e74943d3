import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, refused } from '../../testing/contract.js';
import { chooseNotifications, notificationSettingsQuery } from './notification-settings.api.js';

const given = 'a person who was told of an offered mission and has not read it';
const path = '/api/me/notification-settings';
/** Some topics are told in the bell, some by mail, some by both. */
const settings = MatchersV3.eachLike({ topic: MatchersV3.string('bookings') });

describe('the choice of what one hears of', () => {
  it('shows the topics', async () => {
    const expectation = { given, path, answer: { settings } };
    const found = await expectAnswer('the topics of notifications', expectation, (client) =>
      client.fetchQuery(notificationSettingsQuery()),
    );
    expect(found.settings[0]?.topic).toBe('bookings');
  });

  it('keeps a choice', async () => {
    const body = { topic: 'messages', mail: false } as const;
    const answer = { settings };
    const expectation = { given, method: 'PUT', path, body, answer } as const;
    const found = await expectAnswer('to hear of messages without mails', expectation, (_, api) =>
      chooseNotifications(api, body),
    );
    expect(found.settings).toHaveLength(1);
  });

  it('is told when it names a topic that nobody has', async () => {
    const body = { topic: 'weather' };
    const expectation = { given, method: 'PUT', path, body, ...refused('topic') } as const;
    const asked = expectAnswer('to hear of the weather', expectation, (_, api) => api.send('PUT', path, body));
    await expect(asked).rejects.toMatchObject({ status: 422, errors: [{ field: 'topic' }] });
  });
});
