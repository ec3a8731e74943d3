import type { Point } from './projection.js';

/** Of a map, in pixels: the least that has tags before its own is known. */
const LEAST = { width: 740, height: 320 } as const;

/** Of a written tag, as shares of the width and height of the least map. */
export const TAG = { width: 0.115, height: 0.095 } as const;

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A tag stands above its point. */
const areaOf = ({ x, y }: Point): Area => ({
  left: x - TAG.width / 2,
  right: x + TAG.width / 2,
  top: y - TAG.height,
  bottom: y,
});

const isOnMap = ({ left, right, top }: Area, width: number): boolean => left >= 0 && right <= width && top >= 0;

const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Half a target of 24 pixels, as TAG. */
const AROUND = { x: 12 / LEAST.width, y: 12 / LEAST.height } as const;

/** Whether the area takes away from the target around a point. */
const covers = ({ left, right, top, bottom }: Area, { x, y }: Point): boolean =>
  x > left - AROUND.x && x < right + AROUND.x && y > top - AROUND.y && y < bottom + AROUND.y;

/**
 * Which points have room for a tag, the first first; the others are shown as points.
 * @param points shares of the map's width and height
 * @param size of the map, in pixels
 */
export function tagged(
  points: readonly Point[],
  wantsTag: (place: number) => boolean = () => true,
  size: { readonly width: number; readonly height: number } = LEAST,
): readonly boolean[] {
  const [across, down] = [size.width / LEAST.width, size.height / LEAST.height];
  const scaled = points.map(({ x, y }) => ({ x: x * across, y: y * down }));
  const taken: Area[] = [];
  return scaled.map((point, index) => {
    const area = areaOf(point);
    const free =
      wantsTag(index) &&
      isOnMap(area, across) &&
      taken.every((other) => !meet(area, other)) &&
      scaled.every((other, place) => place === index || !covers(area, other));
    if (free) taken.push(area);
    return free;
  });
}
