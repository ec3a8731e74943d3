import { describe, expect, it } from '@jest/globals';
import { holds } from './projection.js';
import { sheetAround } from './sheets.js';

const rome = { latitude: 41.8967, longitude: 12.4822 };
const oslo = { latitude: 59.9139, longitude: 10.7522 };
const perth = { latitude: -31.9523, longitude: 115.8613 };
const suva = { latitude: -18.1416, longitude: 178.4419 };
const papeete = { latitude: -17.5516, longitude: -149.5585 };
const sydney = { latitude: -33.8688, longitude: 151.2093 };
const auckland = { latitude: -36.8485, longitude: 174.7633 };
const honolulu = { latitude: 21.3069, longitude: -157.8583 };
const tokyo = { latitude: 35.6762, longitude: 139.6503 };
const seattle = { latitude: 47.6062, longitude: -122.3321 };
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

  it.each([
    ['Sydney and Tahiti', [sydney, papeete], 1200],
    ['Auckland and Honolulu', [auckland, honolulu], 2400],
    ['Fiji and Tahiti', [suva, papeete], 1000],
    ['Tokyo and Seattle', [tokyo, seattle], 1500],
  ])('goes the shorter way around the globe from one place to another: %s', (_, places, most) => {
    const { box, file, codesIn, pointOf } = sheetAround(places);
    expect(file).toContain('pacific');
    expect(box.width).toBeLessThan(most);
    const points = places.map(pointOf);
    expect(points.every((point) => holds(box, point))).toBe(true);
    expect(points[0]?.x).toBeLessThan(points[1]?.x ?? 0);
    expect(codesIn(box)).not.toContain('FR');
  });

  it('is the usual one for all others', () => {
    const usual = sheetAround([]).file;
    expect(sheetAround([rome, oslo]).file).toBe(usual);
    expect(sheetAround([rome, papeete]).file).toBe(usual);
    expect(sheetAround([vancouver, papeete]).file).toBe(usual);
    expect(sheetAround([suva]).file).toBe(usual);
    expect(sheetAround([rome, tokyo, papeete]).file).toBe(usual);
    expect(sheetAround([sydney, papeete, rome]).file).toBe(usual);
  });

  it('shows Italy, but not Japan, around Rome and Oslo', () => {
    const { shows } = sheetAround([rome, oslo]);
    expect([shows('IT'), shows('NO'), shows('JP')]).toEqual([true, true, false]);
  });
});
