import { describe, expect, it } from '@jest/globals';
import { lightness } from './colour.js';
import { daylight, nightfall } from './palette-data.js';
import { coloursOf, paletteOf, swapped } from './palette.js';

describe('paletteOf', () => {
  it('is the same for the same seed and differs between seeds', () => {
    expect(paletteOf('rome', 'europa', 'day')).toEqual(paletteOf('rome', 'europa', 'day'));
    expect(
      new Set(Array.from({ length: 60 }, (_, index) => JSON.stringify(paletteOf(`city-${index}`, 'europa', 'day'))))
        .size,
    ).toBe(60);
  });

  it('keeps to the palettes of the region and the time of day', () => {
    for (let index = 0; index < 80; index += 1) {
      const day = paletteOf(`city-${index}`, 'asia', 'day');
      expect(daylight.find(({ name }) => name === day.name)?.regions).toContain('asia');
      expect(nightfall.map(({ name }) => name)).toContain(paletteOf(`city-${index}`, 'asia', 'evening').name);
    }
  });

  it('offers every region several palettes', () => {
    for (const region of ['africa', 'america', 'asia', 'europa', 'oceania'] as const) {
      expect(daylight.filter(({ regions }) => regions.includes(region)).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has strong light: lit walls far brighter than shaded ones, and the far plane paler than the near', () => {
    for (const base of [...daylight, ...nightfall])
      expect(lightness(base.light) - lightness(base.shade)).toBeGreaterThan(0.25);
    for (let index = 0; index < 40; index += 1) {
      const { planes } = paletteOf(`city-${index}`, undefined, 'day');
      expect(lightness(planes.far.dark)).toBeGreaterThan(lightness(planes.middle.dark));
      expect(lightness(planes.middle.dark)).toBeGreaterThan(lightness(planes.near.dark));
      expect(lightness(planes.front.l)).toBeLessThan(lightness(planes.near.l));
    }
  });

  it('writes every colour as #rrggbb', () => {
    for (const colour of coloursOf(paletteOf('x', undefined, 'evening'))) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('swaps the faces without new colours', () => {
    const ink = paletteOf('x', undefined, 'day').planes.near;
    expect(swapped(ink).l).toBe(ink.r);
    expect(swapped(swapped(ink))).toEqual(ink);
  });
});
