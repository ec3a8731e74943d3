import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clustered } from './clusters.js';

const SHAPE = 0.5;
const LEAST = 0.1;

describe('targets on a map', () => {
  it('are the points themselves where those stand apart', () => {
    const points = [
      { x: 0.1, y: 0.1 },
      { x: 0.21, y: 0.1 },
      { x: 0.1, y: 0.31 },
    ];
    expect(clustered(points, LEAST, SHAPE)).toEqual(points.map((point, index) => ({ ...point, members: [index] })));
  });

  it('are one amid those that lie too near to each other', () => {
    const points = [
      { x: 0.1, y: 0.5 },
      { x: 0.8, y: 0.5 },
      { x: 0.125, y: 0.5 },
      { x: 0.15, y: 0.5 },
    ];
    const [near, far] = clustered(points, LEAST, SHAPE);
    expect(near?.members).toEqual([0, 2, 3]);
    expect(near?.x).toBeCloseTo(0.125);
    expect(far?.members).toEqual([1]);
  });

  it('measure height by the shape of the map', () => {
    const points = [
      { x: 0.5, y: 0.1 },
      { x: 0.5, y: 0.29 },
    ];
    expect(clustered(points, LEAST, SHAPE)).toHaveLength(1);
    expect(clustered(points, LEAST, 1)).toHaveLength(2);
  });

  it('are squares that overlap nowhere, neither where they lie aslant', () => {
    const points = [
      { x: 0.5, y: 0.5 },
      { x: 0.58, y: 0.66 },
    ];
    expect(clustered(points, LEAST, SHAPE)).toHaveLength(1);
  });

  it('stand apart and lose no point, however many there are', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.record({ x: share, y: share }), { maxLength: 60 }), (points) => {
        const clusters = clustered(points, LEAST, SHAPE);
        const members = clusters.flatMap((cluster) => cluster.members).sort((a, b) => a - b);
        expect(members).toEqual(points.map((_, index) => index));
        clusters.forEach((one, index) =>
          clusters.slice(index + 1).forEach((other) => {
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y) * SHAPE)).toBeGreaterThanOrEqual(
              LEAST,
            );
          }),
        );
      }),
    );
  });
});
