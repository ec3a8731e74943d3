import { describe, expect, it } from '@jest/globals';
import { closedDaysOf, degreesOf, linesOf, startTimesOf } from './written.js';

describe('what the team writes of a tour', () => {
  it('may be single start times and ranges with a step', () => {
    expect(startTimesOf('9:30, 14:00-16:00/60; 09:30')).toEqual(['09:30', '14:00', '15:00', '16:00']);
    expect(startTimesOf('14:00–15:00/30')).toEqual(['14:00', '14:30', '15:00']);
    expect(startTimesOf('')).toEqual([]);
  });

  it.each(['25:00', '9.30', '10:00-09:00/30', '10:00-11:00', '10:00-11:00/0'])('has no time in %s', (text) => {
    expect(startTimesOf(text)).toBeUndefined();
  });

  it('may be closed days of every year or of one', () => {
    expect(closedDaysOf('12-25, 2027-05-01')).toEqual(['12-25', '2027-05-01']);
    expect(closedDaysOf('25.12.')).toBeUndefined();
    expect(closedDaysOf('13-01')).toBeUndefined();
  });

  it('may have a comma in degrees, within the limits', () => {
    expect([degreesOf('41,8992', 90), degreesOf('-41.5', 90), degreesOf('91', 90), degreesOf('', 90)]).toEqual([
      41.8992,
      -41.5,
      undefined,
      undefined,
    ]);
  });

  it('has no empty lines', () => {
    expect(linesOf(' a \n\n b')).toEqual(['a', 'b']);
  });
});
