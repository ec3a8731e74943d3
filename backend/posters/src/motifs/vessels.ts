import { box, disc, line, nums, path, poly, shape, times } from '../svg.js';
import type { MotifArt, Pen } from './art.js';
import { fishingNets } from './nets.js';
import { paddleSteamer, starFerry } from './steamers.js';
import { bark, galleon, rabelo } from './windships.js';

function ship(pen: Pen): string {
  if (/^vasa$/i.test(pen.name)) return galleon(pen);
  if (/rickmer|glenlee|uss constitution|votive/i.test(pen.name)) return bark(pen);
  if (/paddle|steamboat/i.test(pen.name)) return paddleSteamer(pen);
  if (/fishing nets/i.test(pen.name)) return fishingNets(pen);
  if (/rabelo/i.test(pen.name)) return rabelo(pen);
  return /star ferry/i.test(pen.name) ? starFerry(pen) : liner(pen);
}

/** A liner that comes towards the quay: tall bow, white decks, raked funnels. */
function liner({ ink }: Pen): string {
  const { dark, pale, popL, popR, r, m, l, pane, glint } = ink;
  const funnel = (x: number, s: number): string =>
    shape(popL, poly(x, -128, x - 8, -128 - 62 * s, x + 12 * s, -130 - 62 * s, x + 20 * s, -128)) +
    shape(popR, poly(x + 20 * s, -128, x + 12 * s, -130 - 62 * s, x + 30 * s, -128 - 62 * s, x + 38 * s, -128)) +
    shape(dark, poly(x - 8, -128 - 62 * s, x - 6, -128 - 46 * s, x + 32 * s, -128 - 46 * s, x + 30 * s, -130 - 62 * s));
  return (
    line(m, 3, path(150, -92, 138, -196), path(-196, -88, -190, -172), path(138, -190, -190, -168)) +
    funnel(-106, 0.84) +
    funnel(-34, 0.94) +
    funnel(42, 1.04) +
    shape(pale, poly(-176, -88, -168, -108, 104, -114, 128, -92), poly(-150, -106, -142, -122, 84, -130, 102, -112)) +
    shape(r, poly(-176, -88, 128, -92, 130, -86, -176, -82), poly(-150, -106, 102, -112, 104, -108, -150, -103)) +
    shape(
      pane,
      times(15, (i) => box(-160 + i * 18, -101 - i * 0.5, 9, 7)),
      times(12, (i) => box(-136 + i * 18.5, -118 - i * 0.6, 9, 6)),
    ) +
    shape(dark, 'M-226-84L204-102L168-4H-196Q-220-30-226-84z') +
    shape(l, 'M-226-86L206-104L204-97L-225-79z') +
    shape(r, 'M204-102L168-4H120Q160-50 176-101z') +
    shape(popL, poly(-207, -18, 173, -18, 168, -4, -196, -4)) +
    shape(
      pale,
      times(13, (i) => disc(-190 + i * 25, -58 - i * 1, 4)),
    ) +
    shape(glint, 'M-218-2Q-160-12-100-4T60-4T190-4Q220-14 226 0H-226z') +
    shape(popL, poly(138, -196, 160, -190, 140, -182))
  );
}

function sailboat({ ink }: Pen): string {
  const { pale, r, l, m, popL, popR, dark, roofL, glint } = ink;
  return (
    shape(pale, 'M4-40V-268C50-210 78-130 82-40z') +
    shape(r, 'M4-40V-268C20-190 16-110 40-40z') +
    shape(popL, 'M-6-40V-252C-22-170-52-96-92-44z') +
    shape(popR, 'M-6-40V-252C-10-170-20-96-44-42z') +
    shape(m, poly(5, -108, 66, -108, 69, -98, 5, -98)) +
    shape(dark, box(-4, -274, 6, 240)) +
    shape(roofL, poly(2, -274, 28, -266, 2, -258)) +
    shape(l, 'M-104-36H96Q86-8 66-4H-74Q-96-12-104-36z') +
    shape(r, 'M20-36H96Q86-8 66-4H0Q20-14 20-36z') +
    shape(popL, poly(-104, -36, 96, -36, 95, -29, -102, -29)) +
    shape(dark, disc(46, -44, 8), 'M36-36q0-10 10-10t10 10z', disc(-30, -44, 7), 'M-39-36q0-9 9-9t9 9z') +
    shape(glint, `M${nums(-112, -2)}Q-60-10 0-3T110-2Q60 6 0 2T-112-2z`)
  );
}

export const vessels = {
  ship: { role: 'vessel', w: 462, h: 204, draw: ship },
  sailboat: { role: 'vessel', w: 232, h: 282, draw: sailboat },
} satisfies Record<string, MotifArt>;
