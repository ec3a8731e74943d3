import type { ContinentSlug } from '../landmark.js';
import type { Ink } from '../palette.js';
import type { Rng } from '../prng.js';
import { box, poly, shape } from '../svg.js';

/**
 * How a motif takes part in a picture: a `monument` stands, a `row` lines up, a `span` crosses water, a `relief` shapes
 * the land, `water` fills the plain, a `tree` frames, an `object` stands in the foreground, a `vessel` floats, `sky` flies.
 */
export type Role = 'monument' | 'row' | 'span' | 'relief' | 'water' | 'tree' | 'object' | 'vessel' | 'sky';

/** What a motif is drawn with. Origin: the middle of the foot; x to the right, y downwards, so that things stand in negative y. */
export interface Pen {
  readonly ink: Ink;
  readonly rng: Rng;
  /** Usually the motif's own box; motifs that are `elastic` fill whatever they are given. */
  readonly w: number;
  readonly h: number;
  readonly region: ContinentSlug | undefined;
  /** Where neither palms nor cypresses nor umbrella pines grow. */
  readonly cold?: boolean;
  /** The English name of the real thing, by which some motifs choose a variant. */
  readonly name: string;
}

export interface MotifArt {
  readonly role: Role;
  readonly w: number;
  readonly h: number;
  readonly elastic?: true;
  /** Names of things that are never mirrored, because everybody knows which arm is raised. */
  readonly handed?: RegExp;
  draw(pen: Pen): string;
}

/** A block with a left and a right face; `split` is the share of the left one. `y` is its foot. */
export const block = (ink: Ink, x: number, y: number, width: number, height: number, split = 0.62): string =>
  shape(ink.l, box(x, y - height, width * split, height)) +
  shape(ink.r, box(x + width * split, y - height, width * (1 - split), height));

/** A round wall: three tones. */
export const drum = (ink: Ink, x: number, y: number, width: number, height: number): string =>
  shape(ink.m, box(x, y - height, width, height)) +
  shape(ink.l, box(x, y - height, width * 0.36, height)) +
  shape(ink.r, box(x + width * 0.64, y - height, width * 0.36, height));

/** A pointed roof over a foot of the given width, apex in the middle. */
export const cone = (ink: Ink, x: number, y: number, width: number, height: number, split = 0.58): string =>
  shape(ink.roofL, poly(x, y, x + width / 2, y - height, x + width * split, y)) +
  shape(ink.roofR, poly(x + width * split, y, x + width / 2, y - height, x + width, y));

/** Battlements: path data of merlons over a wall. */
export const merlons = (x: number, y: number, width: number, count: number, height: number): string => {
  const step = width / (count * 2 - 1);
  return Array.from({ length: count }, (_, index) => box(x + index * 2 * step, y - height, step, height)).join('');
};
