import { describe, expect, it } from '@jest/globals';
import { frames } from './frames.js';
import { boxAround, onRegion, onWorld, WORLD } from './projection.js';

const rome = { latitude: 41.8967, longitude: 12.4822 };
const sydney = { latitude: -33.8688, longitude: 151.2093 };
const suva = { latitude: -18.1416, longitude: 178.4419 };
const papeete = { latitude: -17.5516, longitude: -149.5585 };

describe('the world', () => {
  it('has its middle on the equator, and ends at 84° north', () => {
    expect(onWorld({ latitude: 0, longitude: WORLD.meridian }).x).toBe(2000);
    expect(onWorld({ latitude: 84, longitude: WORLD.meridian }).y).toBeCloseTo(0, 2);
  });

  it('puts places where the drawing has them', () => {
    expect(onWorld(rome).x).toBeGreaterThan(2000);
    expect(onWorld(sydney).x).toBeGreaterThan(3300);
    expect(onWorld(sydney).y).toBeGreaterThan(1300);
  });

  it('leaves the Pacific at both ends, on either side of 169° west', () => {
    expect(onWorld(suva).x).toBeGreaterThan(3500);
    expect(onWorld(papeete).x).toBeLessThan(500);
  });
});

describe('a part of the world', () => {
  it('is all of it where no place is named', () => {
    expect(boxAround([])).toEqual({ x: 0, y: 0, width: WORLD.width, height: WORLD.height });
  });

  it('holds every place, inside the world, in its shape', () => {
    const { x, y, width, height } = boxAround([rome, sydney]);
    for (const point of [onWorld(rome), onWorld(sydney)]) {
      expect(point.x).toBeGreaterThan(x);
      expect(point.x).toBeLessThan(x + width);
      expect(point.y).toBeGreaterThan(y);
      expect(point.y).toBeLessThan(y + height);
    }
    expect(x + width).toBeLessThanOrEqual(WORLD.width);
    expect(height / width).toBeCloseTo(WORLD.height / WORLD.width, 2);
  });

  it('does not come nearer to a single place than the outlines bear', () => {
    expect(boxAround([rome]).width).toBe(700);
  });
});

describe('a country', () => {
  const italy = frames['IT'];

  it('has its middle where the frame says, and north above south', () => {
    if (!italy) throw new Error('Italy is not drawn');
    const [longitude, latitude, , left, top] = italy;
    expect(onRegion({ latitude, longitude }, italy)).toEqual({ x: left, y: top });
    expect(onRegion({ latitude: latitude + 1, longitude }, italy).y).toBeLessThan(top);
    expect(onRegion({ latitude, longitude: longitude + 1 }, italy).x).toBeGreaterThan(left);
  });

  it('is as large as on the globe: a degree of latitude has the same length as the scale says', () => {
    if (!italy) throw new Error('Italy is not drawn');
    const [longitude, latitude, scale, , top] = italy;
    const north = onRegion({ latitude: latitude + 1, longitude }, italy);
    expect(top - north.y).toBeCloseTo((scale * Math.PI) / 180, 1);
  });
});
