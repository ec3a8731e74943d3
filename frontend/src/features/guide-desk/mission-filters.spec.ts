import { describe, expect, it } from '@jest/globals';
import { byMonth, chosen, countsOf, waitingOffers } from './mission-filters.js';
import { readFilters, toSearch, type MissionFilters } from './mission-search.js';
import type { Mission, MissionStatus } from './missions.api.js';

const NOW = Date.parse('2027-05-10T12:00:00Z');

const aMission = (uuid: string, date: string, status: MissionStatus, more: Partial<Mission> = {}): Mission => ({
  uuid,
  bookingReference: 'BK-4F8T2W',
  bookings: [],
  city: 'Rome',
  tour: { id: 'tour-1', name: 'Colosseum', slug: 'colosseum', image: '' },
  meetingPoint: 'Arch',
  traveller: { language: 'en_US' },
  specialRequirements: null,
  date,
  time: '09:30',
  startsAt: `${date}T07:30:00.000Z`,
  endsAt: `${date}T10:30:00.000Z`,
  timeZone: 'Europe/Rome',
  duration: 180,
  guideLanguage: 'en_US',
  delayMinutes: 0,
  travellers: { adults: 2, children: 0, infants: 0 },
  activated: true,
  status,
  actions: status === 'waiting-response' ? ['respond'] : [],
  ...more,
});

const missions = [
  aMission('april', '2027-04-20', 'finished', { guideAvailability: 'yes' }),
  aMission('today', '2027-05-10', 'accepted', { guideAvailability: 'yes', endsAt: '2027-05-10T12:00:01.000Z' }),
  aMission('june', '2027-06-02', 'waiting-response', { respondBefore: '2027-05-11T06:00:00.000Z' }),
  aMission('may', '2027-05-20', 'waiting-response', { respondBefore: '2027-05-10T18:00:00.000Z' }),
];

const filters = (search: Record<string, string>): MissionFilters => readFilters(search);
const idsOf = (search: Record<string, string>): string[] =>
  chosen(missions, filters(search), NOW).map(({ uuid }) => uuid);

describe('the missions of a guide', () => {
  it('are those to come, the next one first, while nothing is said', () => {
    expect(idsOf({})).toEqual(['today', 'may', 'june']);
  });

  it('are past from the instant of their end', () => {
    const ended = chosen(missions, filters({ period: 'past' }), NOW + 1000);
    expect(ended.map(({ uuid }) => uuid)).toEqual(['today', 'april']);
  });

  it.each([
    [{ period: 'all' }, ['june', 'may', 'today', 'april']],
    [{ period: 'previous' }, ['april']],
    [{ status: 'waiting-response' }, ['may', 'june']],
    [{ status: 'responded' }, ['today']],
    [{ period: 'all', status: 'responded' }, ['today', 'april']],
    [{ status: 'rejected' }, []],
  ])('are chosen by %j', (search, ids) => {
    expect(idsOf(search)).toEqual(ids);
  });

  it('are counted by status within the period', () => {
    expect(countsOf(missions, 'upcoming', NOW)).toMatchObject({
      all: 3,
      responded: 1,
      'waiting-response': 2,
      accepted: 1,
      finished: 0,
    });
  });

  it('stand in months, in their order', () => {
    const months = byMonth(chosen(missions, filters({}), NOW));
    expect(months.map(({ month, missions: its }) => [month, its.length])).toEqual([
      ['2027-05', 2],
      ['2027-06', 1],
    ]);
  });

  it('want an answer, the nearest deadline first', () => {
    expect(waitingOffers(missions, NOW)).toMatchObject({ count: 2, next: { uuid: 'may' } });
  });

  it('want none once no answer can be given', () => {
    expect(waitingOffers([aMission('late', '2027-06-01', 'waiting-response', { actions: [] })], NOW)).toBeUndefined();
  });

  it('are counted until the instant of their deadline', () => {
    const deadline = Date.parse('2027-05-10T18:00:00.000Z');
    expect(waitingOffers(missions, deadline)).toMatchObject({ count: 2, next: { uuid: 'may' } });
    expect(waitingOffers(missions, deadline + 1)).toMatchObject({ count: 1, next: { uuid: 'june' } });
    expect(waitingOffers(missions, Date.parse('2027-05-11T06:00:00.001Z'))).toBeUndefined();
  });
});

describe('the address of the list', () => {
  it('leaves out what is usual', () => {
    expect(toSearch(filters({}))).toEqual({});
  });

  it('gives back what it says', () => {
    const search = { period: 'past', status: 'finished', view: 'calendar', month: '2027-05' };
    expect(toSearch(filters(search))).toEqual(search);
  });

  it('ignores what makes no sense', () => {
    expect(toSearch(filters({ period: 'never', status: '1', view: 'table', month: '2027-13', guide: 'me' }))).toEqual(
      {},
    );
  });
});
