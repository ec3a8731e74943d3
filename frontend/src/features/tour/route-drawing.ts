import type { Place, Point } from '../../ui/map/projection.js';

/** In its own units. */
export interface Drawing {
  readonly points: readonly Point[];
  /** Points moved apart where their marks would cover each other. */
  readonly marks: readonly Point[];
  /** Length of the scale bar in the drawing. */
  readonly scale: { readonly length: number; readonly metres: number };
}

export const DRAWING = { width: 480, height: 300 } as const;
const MARGIN = 40;
/** Scale and north stand below the places. */
const FOOT = 48;
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
const kept = ({ x, y }: Point): Point => ({
  x: Math.min(Math.max(x, APART / 2), DRAWING.width - APART / 2),
  y: Math.min(Math.max(y, APART / 2), DRAWING.height - FOOT),
});

/** Where the places of a tour stand in the drawing: north up, one scale for both directions. */
export function drawRoute(places: readonly Place[]): Drawing {
  const metres = metresOf(places);
  const [xs, ys] = [metres.map(({ x }) => x), metres.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const inside = { width: DRAWING.width - 2 * MARGIN, height: DRAWING.height - MARGIN - MARGIN / 2 - FOOT };
  const perMetre = Math.min(inside.width / Math.max(wide, LEAST_METRES), inside.height / Math.max(high, LEAST_METRES));
  const points = metres.map(({ x, y }) => ({
    x: DRAWING.width / 2 + (x - left - wide / 2) * perMetre,
    y: MARGIN + inside.height / 2 + (y - top - high / 2) * perMetre,
  }));
  const scaleMetres = roundMetres((DRAWING.width * LARGEST_SCALE) / perMetre);
  return { points, marks: pushApart(points).map(kept), scale: { length: scaleMetres * perMetre, metres: scaleMetres } };
}
