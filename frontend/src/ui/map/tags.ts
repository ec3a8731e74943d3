import type { Point } from './projection.js';

/** Of a written tag, as shares of the map's width and height: of some 740 by 320 pixels. */
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

const isOnMap = ({ left, right, top }: Area): boolean => left >= 0 && right <= 1 && top >= 0;

const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Half a target of 24 pixels, as TAG. */
const AROUND = { x: 12 / 740, y: 12 / 320 } as const;

/** Whether the area takes away from the target around a point. */
const covers = ({ left, right, top, bottom }: Area, { x, y }: Point): boolean =>
  x > left - AROUND.x && x < right + AROUND.x && y > top - AROUND.y && y < bottom + AROUND.y;

/** Which points have room for a tag, the first first; the others are shown as points. */
export function tagged(
  points: readonly Point[],
  wantsTag: (place: number) => boolean = () => true,
): readonly boolean[] {
  const taken: Area[] = [];
  return points.map((point, index) => {
    const area = areaOf(point);
    const free =
      wantsTag(index) &&
      isOnMap(area) &&
      taken.every((other) => !meet(area, other)) &&
      points.every((other, place) => place === index || !covers(area, other));
    if (free) taken.push(area);
    return free;
  });
}
