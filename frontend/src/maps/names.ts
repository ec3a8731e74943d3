import type { Point } from './projection.js';

/** As wide as each country is drawn. */
export const REGION_WIDTH = 800;

/** How large names are written on a drawing so many pixels wide or wider, in pixels. */
export interface Drawing {
  readonly width: number;
  readonly letters: number;
}

/** The narrowest telephone's, from 21 rem on, and from 26 rem on, where letters grow at 30 rem by as much as the width. */
export const DRAWINGS = {
  narrow: { width: 276, letters: 12 },
  middle: { width: 336, letters: 12 },
  wide: { width: 411, letters: 12 },
} as const;

const FIRST_FULL_WIDTH = '\u2e80';

/** Shares of the height of letters, with some to spare: which face a system has for a script is its own affair. */
const widthOf = (letter: string): number => {
  if (letter > FIRST_FULL_WIDTH) return 1;
  if (/[ijlftrI’'.\- ]/.test(letter)) return 0.38;
  if (/[mwMWжмшщюфыЖМШЩЮФЫ]/.test(letter)) return 0.94;
  return letter === letter.toLowerCase() ? 0.63 : 0.76;
};

/** In pixels: beside a name, its line, from its middle to a mark above or below, from its end to another's mark. */
const SPACE_AROUND = 18;
const LINE = 27;
const MARK = 9;
const GAP = 7;

/** From a mark to the middle of a name above or below it. */
const ASIDE = 14;
/** Marks below a name come nearer to its line by so much on the widest drawing that is written the same. */
const NEARER = 2;

export interface NamedPoint extends Point {
  readonly name: string;
}

export type Side = 'right' | 'left' | 'above' | 'below';

interface Line {
  readonly side: Side;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Names on a drawing, in its units: `unit` of them are a pixel. */
class Lettering {
  private readonly unit: number;

  constructor(
    private readonly drawing: Drawing,
    private readonly height: number,
  ) {
    this.unit = REGION_WIDTH / drawing.width;
  }

  linesOf({ name, x, y }: NamedPoint): readonly Line[] {
    const letters = [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
    const length = (letters * this.drawing.letters + SPACE_AROUND) * this.unit;
    const aside = ASIDE * this.unit;
    const amid = { left: x - length / 2, right: x + length / 2 };
    const lines: readonly Line[] = [
      { side: 'right', left: x, right: x + length, y },
      { side: 'left', left: x - length, right: x, y },
      { side: 'above', ...amid, y: y - aside },
      { side: 'below', ...amid, y: y + aside },
    ];
    return lines.filter((line) => this.isOnMap(line));
  }

  private isOnMap({ side, left, right, y }: Line): boolean {
    const half = (LINE / 2) * this.unit;
    const isWithin = side === 'above' ? y >= half : side !== 'below' || y <= this.height - half;
    return isWithin && left >= 0 && right <= REGION_WIDTH;
  }

  /** Whether the line would cover the mark, or stand so near to it that it would seem to be its name. */
  covers({ side, left, right, y }: Line, point: Point): boolean {
    const [mark, gap, nearer] = [MARK * this.unit, GAP * this.unit, NEARER * this.unit];
    const isLevel =
      point.y > y - mark - (side === 'below' ? nearer : 0) && point.y < y + mark + (side === 'above' ? nearer : 0);
    return isLevel && point.x > left - (side === 'right' ? 0 : gap) && point.x < right + (side === 'left' ? 0 : gap);
  }

  meet(one: Line, other: Line): boolean {
    return Math.abs(one.y - other.y) < LINE * this.unit && one.left < other.right && one.right > other.left;
  }
}

/** The lines that cover no mark of another, for each point, the best first. */
const freeLines = (points: readonly NamedPoint[], lettering: Lettering): readonly (readonly Line[])[] =>
  points.map((point) =>
    lettering
      .linesOf(point)
      .filter((line) => !points.some((other) => other !== point && lettering.covers(line, other))),
  );

/**
 * On which side of its mark each name finds room, the right one first; nowhere where it would cover a mark or a name.
 * Who comes first has the room, but goes to another side where a later one finds some by that.
 * @param height of the drawing
 */
export function sidesOf(
  points: readonly NamedPoint[],
  height: number,
  drawing: Drawing,
): readonly (Side | undefined)[] {
  const lettering = new Lettering(drawing, height);
  const free = freeLines(points, lettering);
  const taken = new Map<number, Line>();
  const inTheWay = (line: Line): number[] =>
    [...taken.keys()].filter((index) => lettering.meet(line, taken.get(index) ?? line));
  const isRoomFor = (line: Line): boolean => inTheWay(line).length === 0;
  /** Whether the one name in the way of this line has moved. */
  const makeRoom = (line: Line): boolean => {
    const [first, ...more] = inTheWay(line);
    if (first === undefined || more.length > 0) return false;
    const before = taken.get(first);
    taken.delete(first);
    const moved = free[first]?.find((other) => !lettering.meet(line, other) && isRoomFor(other)) ?? before;
    if (moved) taken.set(first, moved);
    return moved !== before;
  };
  free.forEach((lines, index) => {
    const line = lines.find(isRoomFor) ?? lines.find(makeRoom);
    if (line) taken.set(index, line);
  });
  return points.map((_, index) => taken.get(index)?.side);
}
