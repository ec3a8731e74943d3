import type { Place, Point } from '../../maps/projection.js';

/** In its own units. */
export interface Drawing {
  /** As high as the route needs. */
  readonly height: number;
  readonly points: readonly Point[];
  /** Points moved apart where their marks would cover each other. */
  readonly marks: readonly Point[];
  /** Length of the scale bar in the drawing. */
  readonly scale: { readonly length: number; readonly metres: number };
}

export const DRAWING = { width: 480, least: 180, most: 300 } as const;
const MARGIN = 40;
/** Scale and north stand below the places. */
const FOOT = 48;
/** What of the height is no route. */
const AROUND = MARGIN + MARGIN / 2 + FOOT;
const METRES_PER_DEGREE = 111_320;
/** Two marks do not touch each other at this distance, on a telephone neither. */
const APART = 38;
const ROUNDS = 40;
const LARGEST_SCALE = 0.3;
/** Never nearer than this, so that two stops around one square do not become a journey. */
const LEAST_METRES = 300;

/** Metres east and south of the middle; exact enough for a city and its surroundings. */
function metresOf(places: readonly Place[]): Point[] {
  const middle = places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length;
  const perLongitude = METRES_PER_DEGREE * Math.cos((middle * Math.PI) / 180);
  return places.map(({ latitude, longitude }) => ({ x: longitude * perLongitude, y: -latitude * METRES_PER_DEGREE }));
}

function pushApart(points: readonly Point[]): Point[] {
  const marks = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of marks.entries()) {
      for (const other of marks.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= APART) continue;
        const [ux, uy] = distance > 0.01 ? [dx / distance, dy / distance] : [1, 0];
        const push = (APART - distance) / 2;
        one.x -= ux * push;
        one.y -= uy * push;
        other.x += ux * push;
        other.y += uy * push;
      }
    }
  }
  return marks;
}

/** 1, 2 or 5 times a power of ten, at most `most`. */
function roundMetres(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((times) => times * power <= most) ?? 1) * power;
}

/** A pushed mark stays on the sheet. */
const kept = ({ x, y }: Point, height: number): Point => ({
  x: Math.min(Math.max(x, APART / 2), DRAWING.width - APART / 2),
  y: Math.min(Math.max(y, APART / 2), height - FOOT),
});

/** Where the places of a tour stand in the drawing: north up, one scale for both directions. */
export function drawRoute(places: readonly Place[]): Drawing {
  const metres = metresOf(places);
  const [xs, ys] = [metres.map(({ x }) => x), metres.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const inside = { width: DRAWING.width - 2 * MARGIN, height: DRAWING.most - AROUND };
  const perMetre = Math.min(inside.width / Math.max(wide, LEAST_METRES), inside.height / Math.max(high, LEAST_METRES));
  const height = Math.max(DRAWING.least, high * perMetre + AROUND);
  const points = metres.map(({ x, y }) => ({
    x: DRAWING.width / 2 + (x - left - wide / 2) * perMetre,
    y: MARGIN + (height - AROUND) / 2 + (y - top - high / 2) * perMetre,
  }));
  const scaleMetres = roundMetres((DRAWING.width * LARGEST_SCALE) / perMetre);
  return {
    height,
    points,
    marks: pushApart(points).map((mark) => kept(mark, height)),
    scale: { length: scaleMetres * perMetre, metres: scaleMetres },
  };
}

export interface Label {
  /** Of the mark it belongs to. */
  readonly index: number;
  readonly side: 'right' | 'left' | 'below' | 'above';
}

/** Of a label in pixels: half a mark with its gap, a line, a letter of narrow and of wide scripts, and scale and north below. */
const LETTERING = { gap: 18, line: 18, narrow: 6.6, wide: 12.5, foot: 38 } as const;
const WIDE_SCRIPT = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/;

const widthOf = (name: string): number =>
  8 + [...name].reduce((sum, letter) => sum + (WIDE_SCRIPT.test(letter) ? LETTERING.wide : LETTERING.narrow), 0);

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const around = (x: number, y: number, wide: number, high: number): Box => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function boxOf({ x, y }: Point, side: Label['side'], wide: number): Box {
  const { gap, line } = LETTERING;
  const aside = { right: gap + wide / 2, left: -gap - wide / 2, below: 0, above: 0 }[side];
  const down = { right: 0, left: 0, below: gap + line / 2, above: -gap - line / 2 }[side];
  return around(x + aside, y + down, wide, line);
}

/** The names that fit beside their marks without covering anything, in a drawing shown so many pixels wide. */
export function labelsOf(
  { marks, height }: Drawing,
  names: readonly (string | undefined)[],
  shownWide: number,
): Label[] {
  const pixels = shownWide / DRAWING.width;
  const shown = marks.map(({ x, y }) => ({ x: x * pixels, y: y * pixels }));
  const taken = shown.map(({ x, y }) => around(x, y, 2 * LETTERING.gap, 2 * LETTERING.gap - 6));
  const lowest = height * pixels - LETTERING.foot;
  return shown.flatMap((point, index) => {
    const name = names[index];
    if (name === undefined) return [];
    const side = (['right', 'left', 'below', 'above'] as const).find((one) => {
      const box = boxOf(point, one, widthOf(name));
      const isInside = box.left >= 4 && box.right <= shownWide - 4 && box.top >= 2 && box.bottom <= lowest;
      return isInside && !taken.some((other, owner) => owner !== index && meet(box, other));
    });
    if (!side) return [];
    taken.push(boxOf(point, side, widthOf(name)));
    return [{ index, side }];
  });
}
