import type { Point } from './projection.js';

/** As wide as each country is drawn. */
export const REGION_WIDTH = 800;

/** On a telephone, where letters take most of the drawing: a Latin one, a full-width one, and a line to tap on. */
const LETTER = 16;
const WIDE_LETTER = 28;
const FIRST_WIDE = '\u2e80';
const SPACE_AROUND = 24;
const LINE = 68;
const MARK = 20;
/** From the end of a name to the mark of another, whose name it would seem to be. */
const GAP = 16;

const lengthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > FIRST_WIDE ? WIDE_LETTER : LETTER), SPACE_AROUND);

export interface NamedPoint extends Point {
  readonly name: string;
}

export type Side = 'right' | 'left' | 'above' | 'below';

/** From a mark to the middle of a name above or below it. */
const ASIDE = 42;
/** By so much less on wider drawings. */
const NEARER = 10;

interface Line {
  readonly side: Side;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

function linesOf({ name, x, y }: NamedPoint): readonly Line[] {
  const length = lengthOf(name);
  const amid = { left: x - length / 2, right: x + length / 2 };
  return [
    { side: 'right', left: x, right: x + length, y },
    { side: 'left', left: x - length, right: x, y },
    { side: 'above', ...amid, y: y - ASIDE },
    { side: 'below', ...amid, y: y + ASIDE },
  ];
}

const isOnMap = ({ side, left, right, y }: Line, height: number): boolean =>
  left >= 0 && right <= REGION_WIDTH && (side === 'above' ? y >= LINE / 2 : side !== 'below' || y <= height - LINE / 2);

const isAcross = ({ side, left, right }: Line, { x }: Point): boolean =>
  x > left - (side === 'right' ? 0 : GAP) && x < right + (side === 'left' ? 0 : GAP);

/** A name above or below stands the nearer to its mark the wider the drawing is. */
const isLevelWith = ({ side, y }: Line, point: Point): boolean =>
  point.y > y - MARK - (side === 'below' ? NEARER : 0) && point.y < y + MARK + (side === 'above' ? NEARER : 0);

const covers = (line: Line, point: Point): boolean => isLevelWith(line, point) && isAcross(line, point);

const meet = (one: Line, other: Line): boolean =>
  Math.abs(one.y - other.y) < LINE && one.left < other.right && one.right > other.left;

/** The lines that cover no mark of another, for each point, the best first. */
const freeLines = (points: readonly NamedPoint[], height: number): readonly (readonly Line[])[] =>
  points.map((point) =>
    linesOf(point).filter(
      (line) => isOnMap(line, height) && !points.some((other) => other !== point && covers(line, other)),
    ),
  );

/**
 * On which side of its mark each name finds room, the right one first; nowhere where it would cover a mark or a name.
 * Who comes first has the room, but goes to another side where a later one finds some by that.
 * @param height of the drawing
 */
export function sidesOf(points: readonly NamedPoint[], height: number): readonly (Side | undefined)[] {
  const free = freeLines(points, height);
  const taken = new Map<number, Line>();
  const inTheWay = (line: Line): number[] => [...taken.keys()].filter((index) => meet(line, taken.get(index) ?? line));
  const isRoomFor = (line: Line): boolean => inTheWay(line).length === 0;
  /** Whether the one name in the way of this line has moved. */
  const makeRoom = (line: Line): boolean => {
    const [first, ...more] = inTheWay(line);
    if (first === undefined || more.length > 0) return false;
    const before = taken.get(first);
    taken.delete(first);
    const moved = free[first]?.find((other) => !meet(line, other) && isRoomFor(other)) ?? before;
    if (moved) taken.set(first, moved);
    return moved !== before;
  };
  free.forEach((lines, index) => {
    const line = lines.find(isRoomFor) ?? lines.find(makeRoom);
    if (line) taken.set(index, line);
  });
  return points.map((_, index) => taken.get(index)?.side);
}
