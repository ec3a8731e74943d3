import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { Mission } from '../domain/mission.js';
import { aBooking, aDeparture } from '../testing/a-departure.js';
import { missionCalendar } from './mission-calendar.js';

const madeAt = new Date('2027-06-01T12:00:00Z');
const url = 'https://cicerone.example/it_IT/EUR/guide-missions';
const departure = aDeparture();
const aMission = (): Mission => Mission.open('5f0c', departure, 30, madeAt);

/** The lines with their continuations put back. */
const linesOf = (file: string): readonly string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('a mission in its guide’s calendar', () => {
  it('is at its instant, with the time and the place of the meeting in words', () => {
    const lines = linesOf(missionCalendar(aMission(), 'it_IT', url, madeAt));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:mission-5f0c@cicerone',
        'SEQUENCE:0',
        'DTSTART:20270605T073000Z',
        'DTEND:20270605T103000Z',
        'SUMMARY:Colosseum and Forum (BK-4F8T2W)',
        'LOCATION:Arch of Constantine',
        'STATUS:CONFIRMED',
      ]),
    );
    const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
    expect(description).toContain('sabato 5 giugno 2027');
    expect(description).toContain('Viaggiatori: 3');
  });

  it.each(LOCALES)('says the day in %s, and nothing of how to reach the guests', (language) => {
    const file = missionCalendar(aMission(), language, url, madeAt);
    expect(linesOf(file).join('\n')).toMatch(/DESCRIPTION:[^\n]*2027/);
    expect(file).not.toMatch(/Hartley|7946|ada@/);
  });

  it('counts who comes alone, and keeps its name when it is cancelled, with a higher sequence at each change', () => {
    const mission = aMission();
    const second = aBooking({ reference: 'BK-SECOND' });
    mission.join(second, undefined);
    expect(linesOf(missionCalendar(mission, 'it_IT', url, madeAt))).toContain('SEQUENCE:1');
    mission.withdraw(second.id, madeAt);
    expect(linesOf(missionCalendar(mission, 'it_IT', url, madeAt))).toContain('SEQUENCE:2');
    expect(missionCalendar(mission, 'it_IT', url, madeAt)).not.toContain('BK-SECOND');
    mission.withdraw(departure.booking.id, madeAt);
    const lines = linesOf(missionCalendar(mission, 'it_IT', url, madeAt));
    expect(lines).toEqual(expect.arrayContaining(['UID:mission-5f0c@cicerone', 'SEQUENCE:3', 'STATUS:CANCELLED']));
  });
});
