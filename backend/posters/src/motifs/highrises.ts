import { box, nums, oval, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';
import { slab } from './skylines.js';

type Tower = (pen: Pen, x: number, w: number, h: number) => string;

/** A sail of glass, straight on its lit side. */
const glassSail: Tower = ({ ink }, x, w, h) =>
  shape(
    ink.l,
    `M${nums(x - w / 2, 0, x - w / 2, -h * 0.86)}Q${nums(x - w * 0.3, -h * 0.97, x + w * 0.06, -h)}L${nums(x + w * 0.1, 0)}z`,
  ) +
  shape(ink.r, `M${nums(x + w * 0.1, 0, x + w * 0.06, -h)}Q${nums(x + w * 0.46, -h * 0.7, x + w / 2, 0)}z`) +
  shape(
    ink.m,
    times(12, (i) => box(x - w * 0.42, -h * (0.06 + i * 0.066), w * 0.46, 4)),
  ) +
  shape(
    ink.pane,
    times(10, (i) => box(x + w * 0.15, -h * (0.05 + i * 0.07), w * (0.26 - i * 0.016), 8)),
  );

/** A prism whose roof slants, with a mast. */
const slantedPrism: Tower = ({ ink }, x, w, h) =>
  shape(ink.r, box(x + w * 0.06, -h - 44, 3.4, 60)) +
  shape(ink.l, poly(x - w / 2, 0, x - w / 2, -h * 0.88, x + w * 0.12, -h, x + w * 0.12, 0)) +
  shape(ink.r, poly(x + w * 0.12, 0, x + w * 0.12, -h, x + w / 2, -h * 0.92, x + w / 2, 0)) +
  shape(
    ink.m,
    times(4, (i) =>
      poly(
        x - w * 0.42 + i * w * 0.14,
        0,
        x - w * 0.42 + i * w * 0.14,
        -h * 0.86,
        x - w * 0.36 + i * w * 0.14,
        -h * 0.88,
        x - w * 0.36 + i * w * 0.14,
        0,
      ),
    ),
  ) +
  shape(
    ink.pane,
    times(11, (i) => box(x + w * 0.2, -h * 0.84 + i * h * 0.076, w * 0.22, h * 0.026)),
  );

/** A round tower with a balcony on each floor and a crown. */
const roundStack: Tower = ({ ink }, x, w, h) =>
  shape(ink.l, box(x - 1.5, -h - 30, 3, 34)) +
  drum(ink, x - w * 0.3, -h + 4, w * 0.6, 16) +
  drum(ink, x - w / 2, 0, w, h) +
  shape(ink.pale, oval(x, -h, w / 2, 5)) +
  times(
    Math.floor(h / 22),
    (i) =>
      shape(ink.pale, box(x - w / 2 - 3, -h + 16 + i * 22, w * 0.62 + 3, 4)) +
      shape(ink.m, box(x + w * 0.12, -h + 16 + i * 22, w * 0.38 + 3, 4)),
  ) +
  shape(
    ink.pane,
    times(Math.floor(h / 22), (i) => box(x - w * 0.06, -h + 22 + i * 22, w * 0.44, 9)),
  );

/** The towers of a business quarter of today, each city's in an order of its own. */
export function highrises(pen: Pen): string {
  const { ink, rng } = pen;
  const [middle, left, right] = rng.pick([
    [glassSail, roundStack, slantedPrism],
    [slantedPrism, glassSail, roundStack],
    [roundStack, slantedPrism, glassSail],
  ] as const);
  const lights = times(8, () => box(-190 + rng.whole(0, 31) * 12, -26 - rng.whole(0, 4) * 16, 6, 8));
  return (
    slab(pen, -196, 46, 168) +
    slab(pen, 152, 46, 196, 0.56) +
    slab(pen, 36, 50, 262, 0.6) +
    left(pen, -118, 76, rng.between(240, 286)) +
    middle(pen, -22, 92, rng.between(352, 392)) +
    right(pen, 112, 80, rng.between(276, 322)) +
    slab(pen, -176, 52, 104, 0.64) +
    slab(pen, -78, 48, 128, 0.6) +
    slab(pen, 52, 44, 116, 0.6) +
    slab(pen, 150, 48, 86, 0.5) +
    block(ink, -30, 0, 86, 62, 0.62) +
    shape(ink.pale, box(-34, -66, 94, 5)) +
    shape(ink.glow, lights)
  );
}
