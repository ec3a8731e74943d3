import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, refused } from '../../testing/contract.js';
import { markRead, notificationsQuery } from './notifications.api.js';

const { datetime, like, uuid } = MatchersV3;
const given = 'a person who was told of an offered mission and has not read it';
const path = '/api/me/notifications';
const UUID = '0192c7a0-0000-7000-8000-00000000000a';
const INSTANT = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z');

describe('the bell', () => {
  it('shows what its person was told, with the names in the language of the page', async () => {
    const notification = {
      id: uuid(UUID),
      kind: 'mission-offered',
      createdAt: INSTANT,
      readAt: null,
      facts: {
        tour: 'Kolosseum und Forum',
        city: 'Rom',
        startsAt: INSTANT,
        timeZone: 'Europe/Rome',
        respondBefore: INSTANT,
        bookingReference: like('BK-4F8T2W'),
        missionId: uuid(UUID),
      },
    };
    const expectation = {
      given,
      path,
      query: { language: 'de_DE', page: 1, size: 10 },
      answer: {
        notifications: [notification],
        unread: 1,
        pagination: { page: 1, size: 10, totalItems: 1, totalPages: 1 },
      },
    };
    const found = await expectAnswer('the latest notifications', expectation, (client) =>
      client.fetchQuery(notificationsQuery(1, 10, { locale: 'de_DE' })),
    );
    expect(found.notifications[0]?.facts.city).toBe('Rom');
  });

  it.each([
    ['one that was followed', { ids: [UUID] }],
    ['all that were seen', { upTo: '2026-11-20T12:00:00.000Z' }],
  ])('marks as read %s', async (title, body) => {
    const expectation = { given, method: 'POST', path: `${path}/read`, body, answer: { unread: like(0) } } as const;
    const { unread } = await expectAnswer(`to mark as read ${title}`, expectation, (_, api) => markRead(api, body));
    expect(unread).toBe(0);
  });

  it('is told when it says neither which nor until when', async () => {
    const expectation = {
      given,
      method: 'POST',
      path: `${path}/read`,
      body: { ids: 'all' },
      ...refused('ids'),
    } as const;
    const asked = expectAnswer('to mark nothing that there can be', expectation, (_, api) =>
      api.send('POST', `${path}/read`, { ids: 'all' }),
    );
    await expect(asked).rejects.toMatchObject({ status: 422, errors: [{ field: 'ids' }] });
  });
});
