import { describe, expect, it } from '@jest/globals';
import { byMission } from './attended-missions.js';
import type { AttentionCall } from './attention.api.js';

const aCall = (id: string, uuid: string): AttentionCall => ({
  id,
  kind: 'guide-wrote',
  since: '2027-06-01T12:00:00.000Z',
  mission: {
    uuid,
    bookingReferences: ['BK-4F8T2W'],
    city: 'Rome',
    tour: 'Colosseum',
    date: '2027-06-05',
    time: '09:30',
    startsAt: '2027-06-05T07:30:00.000Z',
    timeZone: 'Europe/Rome',
    guideLanguage: 'en_US',
    customers: [],
    asked: [],
  },
});

describe('missions that wait for a person', () => {
  it('stand in the list once, with all that is the matter', () => {
    const missions = byMission([aCall('1', 'rome'), aCall('2', 'paris'), aCall('3', 'rome')]);
    expect(missions.map(({ mission, calls }) => [mission.uuid, calls.map(({ id }) => id)])).toEqual([
      ['rome', ['1', '3']],
      ['paris', ['2']],
    ]);
  });

  it('are none where nothing is the matter', () => {
    expect(byMission([])).toEqual([]);
  });
});
