import { MAPS } from './edition.js';
import { nearBoxes } from './near.js';
import { PACIFIC, pacificBoxes } from './pacific.js';
import { boxAround, onWorld, type Box, type Place, type Point, WORLD } from './projection.js';

interface Middle extends Point {
  /** Of the longer side, in units of the world. */
  readonly size: number;
}

/** A drawing of the world, and the part of it that is shown. */
export interface Sheet {
  readonly file: string;
  readonly box: Box;
  readonly pointOf: (place: Place) => Point;
  /** Undefined where the country is not drawn. */
  readonly middleOf: (code: string) => Middle | undefined;
  /** Whether any of the country's box is shown. */
  readonly shows: (code: string) => boolean;
}

type Boxes = typeof nearBoxes;

function sheet(file: string, box: Box, boxes: Boxes, meridian: number): Sheet {
  const boxOf = (code: string) => boxes[code];
  return {
    file,
    box,
    pointOf: (place) => onWorld(place, meridian),
    middleOf: (code) => {
      const found = boxOf(code);
      if (!found) return undefined;
      const [left, top, right, bottom] = found;
      return { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.max(right - left, bottom - top) };
    },
    shows: (code) => {
      const found = boxOf(code);
      if (!found) return false;
      const [left, top, right, bottom] = found;
      return left <= box.x + box.width && right >= box.x && top <= box.y + box.height && bottom >= box.y;
    },
  };
}

const isOnPacific = ({ x, y, width, height }: Box): boolean =>
  x >= PACIFIC.left && x + width <= PACIFIC.right && y >= PACIFIC.top && y + height <= PACIFIC.bottom;

/** The nearest look at all places: around the Pacific, where the edge of the world would part them; all of it where there are none. */
export function sheetAround(places: readonly Place[]): Sheet {
  const box = boxAround(places);
  const pacific = boxAround(places, PACIFIC.meridian);
  return pacific.width < box.width && isOnPacific(pacific)
    ? sheet(PACIFIC.drawing, pacific, pacificBoxes, PACIFIC.meridian)
    : sheet(`${MAPS}/world.svg`, box, nearBoxes, WORLD.meridian);
}
