import type { Point } from './projection.js';

/** As wide as each country is drawn. */
export const REGION_WIDTH = 800;

/** On a telephone, where letters take most of the drawing: a Latin one, a full-width one, and a line to tap on. */
const LETTER = 16;
const WIDE_LETTER = 28;
const FIRST_WIDE = '\u2e80';
const SPACE_AROUND = 24;
const LINE = 58;
const MARK = 20;

const lengthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > FIRST_WIDE ? WIDE_LETTER : LETTER), SPACE_AROUND);

export interface NamedPoint extends Point {
  readonly name: string;
}

interface Line {
  readonly isLeft: boolean;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

const linesOf = ({ name, x, y }: NamedPoint): readonly Line[] => [
  { isLeft: false, left: x, right: x + lengthOf(name), y },
  { isLeft: true, left: x - lengthOf(name), right: x, y },
];

const isOnMap = ({ left, right }: Line): boolean => left >= 0 && right <= REGION_WIDTH;

const covers = ({ left, right, y }: Line, point: Point): boolean =>
  Math.abs(point.y - y) < MARK && point.x > left && point.x < right;

const meet = (one: Line, other: Line): boolean =>
  Math.abs(one.y - other.y) < LINE && one.left < other.right && one.right > other.left;

/** On which side of its mark each name finds room, the right one first; nowhere where it would cover a mark or a name. */
export function sidesOf(points: readonly NamedPoint[]): readonly ('left' | 'right' | undefined)[] {
  const taken: Line[] = [];
  return points.map((point) => {
    const line = linesOf(point).find(
      (each) =>
        isOnMap(each) &&
        !points.some((other) => other !== point && covers(each, other)) &&
        !taken.some((other) => meet(each, other)),
    );
    if (!line) return undefined;
    taken.push(line);
    return line.isLeft ? 'left' : 'right';
  });
}
