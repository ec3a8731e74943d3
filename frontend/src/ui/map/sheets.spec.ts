import { describe, expect, it } from '@jest/globals';
import { sheetAround } from './sheets.js';

const rome = { latitude: 41.8967, longitude: 12.4822 };
const oslo = { latitude: 59.9139, longitude: 10.7522 };
const perth = { latitude: -31.9523, longitude: 115.8613 };
const suva = { latitude: -18.1416, longitude: 178.4419 };
const papeete = { latitude: -17.5516, longitude: -149.5585 };
const vancouver = { latitude: 49.2827, longitude: -123.1207 };

describe('a sheet of the world', () => {
  it('is no wider for places on both sides of its edge than they are apart', () => {
    const { box, pointOf } = sheetAround([perth, suva, papeete]);
    expect(box.width).toBeLessThan(1300);
    for (const { x, y } of [perth, suva, papeete].map(pointOf)) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
    expect(pointOf(papeete).x).toBeGreaterThan(pointOf(suva).x);
  });

  it('has countries where its places are', () => {
    const { box, middleOf, pointOf, shows } = sheetAround([perth, suva, papeete]);
    const fiji = middleOf('FJ');
    expect(Math.abs((fiji?.x ?? 0) - pointOf(suva).x)).toBeLessThan(60);
    expect(fiji?.size).toBeLessThan(200);
    expect(['AU', 'NZ', 'PF', 'CK', 'WS'].filter((code) => !shows(code))).toEqual([]);
    expect(['FR', 'ZA', 'BR'].filter(shows)).toEqual([]);
    expect(box.height / box.width).toBeCloseTo(1740 / 4000, 2);
  });

  it('is the usual one for all others', () => {
    const usual = sheetAround([]).file;
    expect(sheetAround([rome, oslo]).file).toBe(usual);
    expect(sheetAround([rome, papeete]).file).toBe(usual);
    expect(sheetAround([vancouver, papeete]).file).toBe(usual);
    expect(sheetAround([suva]).file).toBe(usual);
  });

  it('shows Italy, but not Japan, around Rome and Oslo', () => {
    const { shows } = sheetAround([rome, oslo]);
    expect([shows('IT'), shows('NO'), shows('JP')]).toEqual([true, true, false]);
  });
});
