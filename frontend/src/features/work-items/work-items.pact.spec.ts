import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer, notFound } from '../../testing/contract.js';
import {
  assigneesQuery,
  assignWorkItem,
  guidesQuery,
  missionQuery,
  reopenWorkItem,
  resolveWorkItem,
  workItemQuery,
  workItemsQuery,
} from './work-items.api.js';

const { boolean, datetime, eachLike, integer, like } = MatchersV3;
const given = 'an admin whom a mission and a payment wait for';
const MISSION = '0192c7a0-0000-7000-8000-000000000010';
const CALL = '0192c7a0-0000-7000-8000-000000000011';
const MATTER = '0192c7a0-0000-7000-8000-000000000012';
const NOTHING = '0192c7a0-0000-7000-8000-0000000000ff';
const INSTANT = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z');
const START = '2026-12-05T08:30:00.000Z';
const PATH = '/api/admin/work-items';

const ofMission = {
  id: CALL,
  context: 'guide-missions',
  kind: 'nobody-left',
  state: 'open',
  subject: { type: 'mission', id: MISSION, reference: 'BK-4F8T2W' },
  facts: like({ tour: 'Colosseum and Forum', startsAt: START }),
  isUrgent: true,
  raisedAt: INSTANT,
  dueAt: START,
  isOverdue: false,
  version: 1,
  actions: ['assign', 'resolve'],
};
const ofMoney = {
  id: MATTER,
  context: 'payments',
  kind: 'unknown-payment',
  state: 'open',
  subject: { type: 'payment', id: 'pi_twice' },
  facts: { amount: { amount: 18_000, currency: 'EUR' }, gateway: 'stripe', intent: 'pi_twice' },
  raisedAt: INSTANT,
  version: 1,
};

describe('the queue of the team', () => {
  it('has what is due first, filtered as the address says', async () => {
    const pagination = { page: 1, size: 25, totalItems: integer(1), totalPages: integer(1), hasMore: boolean(false) };
    const expectation = {
      given,
      path: PATH,
      query: { assigned: 'nobody', page: 1 },
      answer: { items: [ofMission, ofMoney], pagination },
    };
    const { items } = await expectAnswer('the work items that nobody looks after', expectation, (client) =>
      client.fetchQuery(workItemsQuery({ assigned: 'nobody' })),
    );
    expect(items[0]?.dueAt).toBe(START);
  });

  it('shows one item with its facts', async () => {
    const expectation = { given, path: `${PATH}/${MATTER}`, answer: ofMoney };
    const item = await expectAnswer('a work item', expectation, (client) => client.fetchQuery(workItemQuery(MATTER)));
    expect(item.facts['amount']).toEqual({ amount: 18_000, currency: 'EUR' });
  });

  it('says that there is no such item', async () => {
    const expectation = { given, path: `${PATH}/${NOTHING}`, ...notFound };
    const asked = expectAnswer('a work item that is not', expectation, (client) =>
      client.fetchQuery(workItemQuery(NOTHING)),
    );
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it('shows the mission of an item: who comes and who was asked', async () => {
    const mission = {
      uuid: MISSION,
      state: 'open',
      bookingReferences: ['BK-4F8T2W'],
      city: 'Rome',
      tour: 'Colosseum and Forum',
      date: '2026-12-05',
      time: '09:30',
      startsAt: INSTANT,
      timeZone: 'Europe/Rome',
      guideLanguage: 'it_IT',
      customers: [
        { reference: 'BK-4F8T2W', name: 'Ada Hartley', phone: like('+44'), email: like('ada@example.com'), people: 2 },
      ],
      asked: eachLike({
        uuid: like(MISSION),
        name: like('Giulia'),
        contact: like('+39'),
        email: like('g@example.com'),
        answer: 'no',
        isWaitedFor: false,
      }),
      actions: ['assign'],
    };
    const expectation = {
      given,
      path: `/api/admin/missions/${MISSION}`,
      query: { language: 'de_DE' },
      answer: mission,
    };
    const found = await expectAnswer('a mission for the team', expectation, (client) =>
      client.fetchQuery(missionQuery(MISSION, { locale: 'de_DE' })),
    );
    expect(found.customers[0]?.people).toBe(2);
  });

  it('shows which guides could take it', async () => {
    const guide = {
      uuid: like(MISSION),
      name: like('Giulia Marchetti'),
      contact: like('+39'),
      languages: eachLike('it_IT'),
      speaksIt: boolean(true),
      isQualified: boolean(true),
      isFree: boolean(true),
      hasDayOff: boolean(false),
    };
    const expectation = { given, path: `/api/admin/missions/${MISSION}/guides`, answer: eachLike(guide) };
    const guides = await expectAnswer('who could take a mission', expectation, (client) =>
      client.fetchQuery(guidesQuery(MISSION)),
    );
    expect(guides[0]?.isFree).toBe(true);
  });

  it('names the admins to whom an item can be assigned, and assigns it', async () => {
    const expectation = {
      given,
      path: '/api/admin/work-item-assignees',
      answer: eachLike({ id: like(NOTHING), name: like('Carla Conti') }),
    };
    const people = await expectAnswer('who can look after a work item', expectation, (client) =>
      client.fetchQuery(assigneesQuery()),
    );
    expect(people[0]?.name).toBeTruthy();
    const assigned = {
      given,
      method: 'POST',
      path: `${PATH}/${MATTER}/assign`,
      body: { version: 1 },
      status: 204,
    } as const;
    await expectAnswer('to assign a work item to nobody', assigned, (_, api) =>
      assignWorkItem(api, MATTER, undefined, 1),
    );
  });

  it('is left by what somebody has seen to; who saw older facts is told', async () => {
    const note = 'Given back at the gateway.';
    const call = (version: number) =>
      ({ given, method: 'POST', path: `${PATH}/${MATTER}/resolve`, body: { note, version } }) as const;
    await expectAnswer('to resolve a work item', { ...call(1), status: 204 }, (_, api) =>
      resolveWorkItem(api, MATTER, note, 1),
    );
    const late = expectAnswer(
      'to resolve a work item that has changed',
      { ...call(7), ...conflict('CHANGED_MEANWHILE') },
      (_, api) => resolveWorkItem(api, MATTER, note, 7),
    );
    await expect(late).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('takes back only what was resolved', async () => {
    const expectation = {
      given,
      method: 'POST',
      path: `${PATH}/${MATTER}/reopen`,
      body: { version: 1 },
      ...conflict('WORK_ITEM_STILL_OPEN'),
    } as const;
    const asked = expectAnswer('to reopen an open work item', expectation, (_, api) => reopenWorkItem(api, MATTER, 1));
    await expect(asked).rejects.toMatchObject({ code: 'WORK_ITEM_STILL_OPEN' });
  });
});
