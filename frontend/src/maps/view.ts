import { between, type Box, type Point } from './projection.js';

/** So near and no nearer, in units of the world: the outlines have points at tenths of one. */
export const NEAREST = 40;

/** The box with room at two of its sides, in another shape: height as a share of width. */
export function shaped({ x, y, width, height }: Box, shape: number): Box {
  const wide = Math.max(width, height / shape);
  const high = wide * shape;
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** Nearest and farthest, and never beyond the whole. */
function within(view: Box, whole: Box): Box {
  const width = between(view.width, Math.min(NEAREST, whole.width), whole.width);
  const height = (width * whole.height) / whole.width;
  return {
    x: between(view.x, whole.x, whole.x + whole.width - width),
    y: between(view.y, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/**
 * @param times more than one comes nearer
 * @param at what stays where it is, as shares of the view
 */
export function zoomed(view: Box, times: number, whole: Box, at: Point = MIDDLE): Box {
  const width = between(view.width / times, Math.min(NEAREST, whole.width), whole.width);
  const height = (width * whole.height) / whole.width;
  return within(
    { x: view.x + at.x * (view.width - width), y: view.y + at.y * (view.height - height), width, height },
    whole,
  );
}

/** @param by shares of the view, to the right and down */
export const moved = (view: Box, by: Point, whole: Box): Box =>
  within({ ...view, x: view.x + by.x * view.width, y: view.y + by.y * view.height }, whole);

const around = ({ x, y }: Point, { width, height }: Box, whole: Box): Box =>
  within({ x: x - width / 2, y: y - height / 2, width, height }, whole);

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const seenIn = (view: Box, points: readonly Point[]): readonly Point[] =>
  points.filter((point) => isSeen(shareOf(point, view)));

/** Of the views around the points that which has most of them, the first where some have as many. */
function fullest(size: Box, whole: Box, points: readonly Point[]): Box {
  const count = (view: Box) => ({ view, seen: seenIn(view, points).length });
  return points
    .map((point) => count(around(point, size, whole)))
    .reduce((best, each) => (each.seen > best.seen ? each : best), { view: size, seen: 0 }).view;
}

/** So many times nearer than the next view: of the world, about a continent. */
const CLOSE = 4;

/**
 * Nearer at the middle; where none of the points is close to it, and most would be lost from view, to where they lie
 * close together.
 * @param points in units of the world
 */
export function nearerTo(view: Box, times: number, whole: Box, points: readonly Point[]): Box {
  const next = zoomed(view, times, whole);
  const close = zoomed(next, CLOSE, whole);
  const seen = seenIn(view, points);
  if (seenIn(close, seen).length > 0 || 2 * seenIn(next, seen).length >= seen.length) return next;
  const middle = middleOf(view);
  const distance = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  const nearestFirst = seen.toSorted((one, other) => distance(one) - distance(other));
  return around(middleOf(fullest(close, whole, nearestFirst)), next, whole);
}

/** Room for tags and targets around the outermost points, as a share of the view. */
const ROOM = 1.6;

/** The nearest view of all points. */
export function viewOf(points: readonly Point[], whole: Box): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const shape = whole.height / whole.width;
  const width = between(
    Math.max(right - left, (bottom - top) / shape) * ROOM,
    Math.min(NEAREST, whole.width),
    whole.width,
  );
  const height = width * shape;
  return within({ x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }, whole);
}

/** On the way from one view to another: 0 is the first. Nearness grows evenly, as the eye takes it. */
export function amid(from: Box, to: Box, share: number): Box {
  const width = from.width * (to.width / from.width) ** share;
  const height = from.height * (to.height / from.height) ** share;
  const done = from.width === to.width ? share : (width - from.width) / (to.width - from.width);
  return { x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done, width, height };
}

export const isSame = (one: Box, other: Box): boolean =>
  Math.abs(one.width - other.width) < 0.01 &&
  Math.abs(one.x - other.x) < one.width / 1000 &&
  Math.abs(one.y - other.y) < one.width / 1000;

/** Where a point of the world is in the view, as shares of it. */
export const shareOf = ({ x, y }: Point, view: Box): Point => ({
  x: (x - view.x) / view.width,
  y: (y - view.y) / view.height,
});

/** Of a point as shares of a view. */
export const isSeen = ({ x, y }: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;
