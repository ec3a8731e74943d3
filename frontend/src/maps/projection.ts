import type { Frame } from './frames.js';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** As scripts/maps/world.mjs draws it. */
export const WORLD = { width: 4000, height: 1740, meridian: 11 } as const;
const WORLD_SCALE = 738.926681;
const EQUATOR = 965.565203;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Equal Earth (Šavrič, Patterson and Jenny 2018): areas keep their size, coasts their look. */
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796] as const;
const HALF_ROOT_3 = Math.sqrt(3) / 2;

/** In degrees, to the east of a meridian: from -180 to 180. */
const eastOf = (meridian: number, { longitude }: Place): number => ((longitude - meridian + 540) % 360) - 180;

/** From the westernmost to the easternmost place, in degrees, where the world ends opposite the meridian. */
export function spanOf(places: readonly Place[], meridian: number): number {
  const easts = places.map((place) => eastOf(meridian, place));
  return Math.max(...easts) - Math.min(...easts);
}

/** @param meridian in the middle: the drawing's own, but where it is one around another */
export function onWorld(place: Place, meridian: number = WORLD.meridian): Point {
  const { latitude } = place;
  const east = radians(eastOf(meridian, place));
  const theta = Math.asin(HALF_ROOT_3 * Math.sin(radians(latitude)));
  const square = theta * theta;
  const sixth = square ** 3;
  const x = (east * Math.cos(theta)) / (HALF_ROOT_3 * (A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square)));
  const y = theta * (A1 + A2 * square + sixth * (A3 + A4 * square));
  return { x: WORLD.width / 2 + WORLD_SCALE * x, y: EQUATOR - WORLD_SCALE * y };
}

/** Lambert's azimuthal equal-area projection around the middle of a country, in the units of its drawing. */
export function onRegion({ latitude, longitude }: Place, [lon, lat, scale, left, top]: Frame): Point {
  const [phi, middle, east] = [radians(latitude), radians(lat), radians(longitude - lon)];
  const near = 1 + Math.sin(middle) * Math.sin(phi) + Math.cos(middle) * Math.cos(phi) * Math.cos(east);
  const k = scale * Math.sqrt(2 / near);
  return {
    x: left + k * Math.cos(phi) * Math.sin(east),
    y: top - k * (Math.cos(middle) * Math.sin(phi) - Math.sin(middle) * Math.cos(phi) * Math.cos(east)),
  };
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const WHOLE: Box = { x: 0, y: 0, width: WORLD.width, height: WORLD.height };
const SHAPE = WORLD.height / WORLD.width;
const LEAST_WIDTH = 700;
const AROUND = 70;

export const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** From where to where a drawing goes, and which meridian it is around. */
export interface Edges {
  readonly meridian: number;
  readonly left: number;
  readonly right: number;
}

const WORLDS: Edges = { meridian: WORLD.meridian, left: 0, right: WORLD.width };

/** The part of the world that holds all places, in the shape of the whole: changing it moves nothing else. */
export function boxAround(places: readonly Place[], { meridian, left: west, right: east }: Edges = WORLDS): Box {
  if (places.length === 0) return WHOLE;
  const points = places.map((place) => onWorld(place, meridian));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const needed = Math.max(right - left + 2 * AROUND, (bottom - top + 2 * AROUND) / SHAPE, LEAST_WIDTH);
  const width = Math.round(Math.min(needed, east - west));
  const height = Math.round(width * SHAPE);
  return {
    x: Math.round(between((left + right - width) / 2, west, east - width)),
    y: Math.round(between((top + bottom - height) / 2, 0, WORLD.height - height)),
    width,
    height,
  };
}

/** Whether the place lies in the box, and not at its very edge. */
export const holds = ({ x, y, width, height }: Box, point: Point): boolean =>
  Math.abs(point.x - x - width / 2) < width / 2 - AROUND / 2 &&
  Math.abs(point.y - y - height / 2) < height / 2 - AROUND / 2;
