import { MAPS } from './edition.js';
import { NEAR, nearBoxes } from './near.js';
import { PACIFIC, pacificBoxes } from './pacific.js';
import { boxAround, holds, onWorld, spanOf, type Box, type Place, type Point, WORLD } from './projection.js';

interface Middle extends Point {
  /** Of the longer side, in units of the world. */
  readonly size: number;
}

/** A drawing of the world, and the part of it that is shown. */
export interface Sheet {
  readonly file: string;
  readonly box: Box;
  /** Where the same outlines are with points at tenths of a unit: `IT.json` is a path as text. */
  readonly near: string;
  /** Of the countries that lie in it, at least in part. */
  readonly codesIn: (view: Box) => readonly string[];
  readonly pointOf: (place: Place) => Point;
  /** Undefined where the country is not drawn. */
  readonly middleOf: (code: string) => Middle | undefined;
  /** Whether any of the country's box is shown. */
  readonly shows: (code: string) => boolean;
}

type Boxes = typeof nearBoxes;

interface Drawing extends Pick<Sheet, 'file' | 'near'> {
  readonly boxes: Boxes;
  readonly meridian: number;
}

const world: Drawing = { file: `${MAPS}/world.svg`, near: NEAR, boxes: nearBoxes, meridian: WORLD.meridian };
const pacific: Drawing = {
  file: PACIFIC.drawing,
  near: PACIFIC.near,
  boxes: pacificBoxes,
  meridian: PACIFIC.meridian,
};

const isIn = ({ x, y, width, height }: Box, [left, top, right, bottom]: Boxes[string]): boolean =>
  left <= x + width && right >= x && top <= y + height && bottom >= y;

function sheet({ file, near, boxes, meridian }: Drawing, box: Box): Sheet {
  const boxOf = (code: string) => boxes[code];
  return {
    file,
    box,
    near,
    codesIn: (view) => Object.entries(boxes).flatMap(([code, each]) => (isIn(view, each) ? [code] : [])),
    pointOf: (place) => onWorld(place, meridian),
    middleOf: (code) => {
      const found = boxOf(code);
      if (!found) return undefined;
      const [left, top, right, bottom] = found;
      return { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.max(right - left, bottom - top) };
    },
    shows: (code) => {
      const found = boxOf(code);
      return found !== undefined && isIn(box, found);
    },
  };
}

/** The shorter way around the globe from the first place to the last: across the Pacific, where the edge of the world would part them. */
export function sheetAround(places: readonly Place[]): Sheet {
  const usual = sheet(world, boxAround(places));
  if (spanOf(places, PACIFIC.meridian) >= spanOf(places, WORLD.meridian)) return usual;
  const acrossEdge = sheet(pacific, boxAround(places, PACIFIC));
  // Not all of that drawing is there.
  return places.every((place) => holds(acrossEdge.box, acrossEdge.pointOf(place))) ? acrossEdge : usual;
}
