import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer } from '../../testing/contract.js';
import { answerMission, completedQuery, giveMissionBack, missionsQuery } from './missions.api.js';

const { eachLike, integer, like, string } = MatchersV3;
const given = 'a guide who was offered missions';
const site = { locale: 'de_DE' } as const;
const language = { language: 'de_DE' };
const idOf = (digits: string): string => `0192c7a0-0000-7000-8000-0000000000${digits}`;

const mission = {
  uuid: string(idOf('a1')),
  bookings: eachLike({
    reference: string('BK-7H2M4P'),
    travellers: like({ adults: 2, children: 0, infants: 0 }),
    traveller: like({ language: 'en_US' }),
    meetingPoint: string('Arch of Constantine'),
  }),
  city: string('Rome'),
  tour: like({ name: 'Colosseum and Forum', slug: 'rome-colosseum-and-forum' }),
  date: string('2026-12-10'),
  time: string('09:30'),
  startsAt: string('2026-12-10T08:30:00.000Z'),
  endsAt: string('2026-12-10T11:30:00.000Z'),
  timeZone: string('Europe/Rome'),
  duration: integer(180),
  guideLanguage: string('it_IT'),
  status: string('waiting-response'),
};

describe('the desk of a guide', () => {
  it('lists the missions', async () => {
    const expectation = { given, path: '/api/guide/missions', query: language, answer: eachLike(mission) };
    const missions = await expectAnswer('the missions of a guide', expectation, (client) =>
      client.fetchQuery(missionsQuery(site)),
    );
    expect(missions[0]?.tour.slug).toBe('rome-colosseum-and-forum');
  });

  it('lists those of a month', async () => {
    const path = '/api/guide/missions/2026/12';
    const expectation = { given, path, query: language, answer: eachLike(mission) };
    const missions = await expectAnswer('the missions of a guide in a month', expectation, (client) =>
      client.fetchQuery(missionsQuery(site, undefined, '2026-12')),
    );
    expect(missions).toHaveLength(1);
  });

  it('adds up what was earned in a month', async () => {
    const path = '/api/missions/2026/12/get-all-missions-completed';
    const expectation = { given, path, query: language, answer: { data: [], totalsByCurrency: like({}) } };
    const completed = await expectAnswer('the completed missions of a month', expectation, (client) =>
      client.fetchQuery(completedQuery('2026-12', site)),
    );
    expect(completed.data).toEqual([]);
  });
});

describe('the answer to an offer', () => {
  const answer = (title: string, digits: string, told: object) => {
    const path = `/api/missions/${idOf(digits)}/guide-response`;
    const body = { guideAvailability: 'yes' } as const;
    const expectation = { given, method: 'PUT', path, query: language, body, ...told } as const;
    return expectAnswer(title, expectation, (_, api) => answerMission(api, idOf(digits), body, site));
  };

  it('shows the mission with its earnings once it is accepted', async () => {
    const accepted = { ...mission, status: 'accepted', earnings: like({ net: { amount: 12_600, currency: 'EUR' } }) };
    const taken = await answer('a mission is accepted', 'a1', { answer: accepted });
    expect(taken.status).toBe('accepted');
  });

  it.each([
    ['was assigned to another guide', 'a2', 'MISSION_ALREADY_GIVEN'],
    ['could be answered until an hour ago', 'a3', 'OFFER_EXPIRED'],
    ['was given back', 'a4', 'MISSION_GIVEN_BACK'],
    ['was canceled', 'a5', 'MISSION_CLOSED'],
    ['has started', 'a6', 'MISSION_HAS_STARTED'],
    ['takes place during another one', 'a7', 'MISSION_OVERLAPS'],
  ])('explains why a mission that %s cannot be accepted', async (title, digits, code) => {
    const told = answer(`a mission that ${title} is accepted`, digits, conflict(code));
    await expect(told).rejects.toMatchObject({ code });
  });

  it('gives a mission back with a reason', async () => {
    const path = `/api/missions/${idOf('a9')}/guide-cancelled`;
    const body = { guideReason: 'I am ill.' };
    const returned = { ...mission, status: 'cancelled' };
    const expectation = { given, method: 'PUT', path, query: language, body, answer: returned } as const;
    const back = await expectAnswer('a mission is given back', expectation, (_, api) =>
      giveMissionBack(api, idOf('a9'), body.guideReason, site),
    );
    expect(back.status).toBe('cancelled');
  });
});
