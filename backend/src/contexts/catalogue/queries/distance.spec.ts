import { describe, expect, it } from '@jest/globals';
import { kilometresBetween } from './distance.js';

const rome = { latitude: 41.8967, longitude: 12.4822 };
const paris = { latitude: 48.8566, longitude: 2.3522 };

describe('the way between two places', () => {
  it('is that of the great circle', () => {
    expect(kilometresBetween(rome, paris)).toBeCloseTo(1105, -1);
    expect(kilometresBetween(rome, rome)).toBe(0);
  });

  it('crosses the line of dates', () => {
    const [fiji, samoa] = [
      { latitude: -17, longitude: 179 },
      { latitude: -17, longitude: -179 },
    ];
    expect(kilometresBetween(fiji, samoa)).toBeCloseTo(213, -1);
  });
});
