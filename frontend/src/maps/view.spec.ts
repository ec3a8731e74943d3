import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Box } from './projection.js';
import { amid, isSame, isSeen, moved, nearerTo, NEAREST, shaped, shareOf, viewOf, zoomed } from './view.js';

const whole: Box = { x: 100, y: 50, width: 2000, height: 1000 };

const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const anyView = fc
  .tuple(fc.double({ min: 1, max: 50, noNaN: true }), point)
  .map(([times, at]) => zoomed(whole, times, whole, at));

const expectInside = (view: Box): void => {
  expect(view.width).toBeGreaterThanOrEqual(NEAREST - 1e-6);
  expect(view.x).toBeGreaterThanOrEqual(whole.x - 1e-6);
  expect(view.y).toBeGreaterThanOrEqual(whole.y - 1e-6);
  expect(view.x + view.width).toBeLessThanOrEqual(whole.x + whole.width + 1e-6);
  expect(view.y + view.height).toBeLessThanOrEqual(whole.y + whole.height + 1e-6);
  expect(view.height / view.width).toBeCloseTo(whole.height / whole.width, 6);
};

describe('a view of a map', () => {
  it('stays inside the whole and keeps its shape, wherever it is moved and zoomed', () => {
    const far = fc.double({ min: -5, max: 5, noNaN: true });
    fc.assert(
      fc.property(
        anyView,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        point,
        far,
        far,
        (view, times, at, x, y) => {
          expectInside(view);
          expectInside(zoomed(view, times, whole, at));
          expectInside(moved(view, { x, y }, whole));
        },
      ),
    );
  });

  it('comes nearer to what is pointed at', () => {
    const view = zoomed(whole, 4, whole, { x: 0.3, y: 0.8 });
    expect(view).toEqual({ x: 550, y: 650, width: 500, height: 250 });
    const pointed = { x: 700, y: 850 };
    const before = shareOf(pointed, whole);
    expect(shareOf(pointed, zoomed(whole, 4, whole, before)).x).toBeCloseTo(before.x);
  });

  it('is the whole again when it goes far enough away', () => {
    expect(isSame(zoomed(zoomed(whole, 8, whole), 0.1, whole), whole)).toBe(true);
  });

  it('comes no nearer than the outlines bear', () => {
    expect(zoomed(whole, 1e6, whole).width).toBe(NEAREST);
    expect(viewOf([{ x: 500, y: 500 }], whole).width).toBe(NEAREST);
  });

  it('of some points holds all of them, with room around', () => {
    const inWhole = point.map(({ x, y }) => ({ x: whole.x + x * whole.width, y: whole.y + y * whole.height }));
    fc.assert(
      fc.property(fc.array(inWhole, { minLength: 1, maxLength: 8 }), (points) => {
        const view = viewOf(points, whole);
        expectInside(view);
        for (const each of points) {
          const { x, y } = shareOf(each, view);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6);
          expect(Math.max(x, y)).toBeLessThanOrEqual(1 + 1e-6);
        }
      }),
    );
    const { x } = shareOf(
      { x: 900, y: 500 },
      viewOf(
        [
          { x: 900, y: 500 },
          { x: 1100, y: 520 },
        ],
        whole,
      ),
    );
    expect(x).toBeCloseTo(0.1875);
  });

  it('goes from one to another and arrives', () => {
    const near = zoomed(whole, 8, whole, { x: 0.9, y: 0.1 });
    expect(isSame(amid(whole, near, 0), whole)).toBe(true);
    expect(isSame(amid(whole, near, 1), near)).toBe(true);
    expect(amid(whole, near, 0.5).width).toBeCloseTo(Math.sqrt(whole.width * near.width));
    expect(amid(near, moved(near, { x: -0.5, y: 0 }, whole), 0.5).x).toBeCloseTo(near.x - near.width / 4);
  });

  it('takes another shape by room at its sides', () => {
    expect(shaped(whole, 1)).toEqual({ x: 100, y: -450, width: 2000, height: 2000 });
    expect(shaped(whole, 0.25)).toEqual({ x: -900, y: 50, width: 4000, height: 1000 });
  });

  it('comes nearer to a point where nothing else would be left to see', () => {
    const half = zoomed(whole, 2, whole);
    const corner = { x: 1590, y: 310 };
    const next = nearerTo(half, 4, whole, [corner, { x: 110, y: 60 }]);
    const { x, y } = shareOf(corner, next);
    expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThanOrEqual(0);
    expectInside(next);
    expect(nearerTo(half, 4, whole, [corner, { x: 1100, y: 550 }])).toEqual(zoomed(half, 4, whole));
  });

  it('comes nearer to where points lie close together, unless there is one close to the middle', () => {
    const [west, north, south] = [
      { x: 120, y: 500 },
      { x: 1900, y: 200 },
      { x: 1940, y: 215 },
    ];
    const next = nearerTo(whole, 4, whole, [west, north, south]);
    expect(isSeen(shareOf(north, next)) && isSeen(shareOf(south, next))).toBe(true);
    expectInside(next);
    expect(nearerTo(whole, 4, whole, [west, north, south, { x: 1100, y: 550 }])).toEqual(zoomed(whole, 4, whole));
    const about = [
      { x: 1300, y: 600 },
      { x: 900, y: 500 },
      { x: 1200, y: 450 },
    ];
    expect(nearerTo(whole, 4, whole, [west, north, ...about])).toEqual(zoomed(whole, 4, whole));
    expect(nearerTo(whole, 4, whole, [])).toEqual(zoomed(whole, 4, whole));
  });
});
