import { arch, box, disc, line, nums, ogive, path, poly, shape, times } from '../svg.js';
import { block, cone, merlons, type MotifArt, type Pen } from './art.js';
import { domTower, pennTower } from './citytowers.js';
import { palacioSalvo } from './palaciosalvo.js';
import { belfry, giralda, roundTower, twins } from './belfries.js';
import { obelisk } from './emblems.js';
import { brickPair, threeCrowns, townClock, tuscanTower } from './halltowers.js';
import { bandedTower } from './lattices.js';
import { needle, saucer, sheaves } from './needles.js';
import { needleHouse, windTower } from './polygons.js';
import { offCentreBelfry } from './townhalls.js';

function towers(pen: Pen): string {
  const { name } = pen;
  if (/space needle/i.test(name)) return saucer(pen);
  if (/taipei 101/i.test(name)) return sheaves(pen);
  if (/^city hall$/i.test(name)) return pennTower(pen);
  if (/^dom tower$/i.test(name)) return domTower(pen);
  if (/palacio salvo/i.test(name)) return palacioSalvo(pen);
  if (/giralda/i.test(name)) return giralda(pen);
  if (/stockholm/i.test(name)) return threeCrowns(pen);
  if (/oslo/i.test(name)) return brickPair(pen);
  if (/grand-place/i.test(name)) return offCentreBelfry(pen);
  if (/white tower/i.test(name)) return roundTower(pen);
  if (/of the winds/i.test(name)) return windTower(pen);
  if (/punxes/i.test(name)) return needleHouse(pen);
  if (/cn tower|sky tower|the strat$|television/i.test(name)) return needle(pen);
  if (/(washington|tugu) monument/i.test(name)) return obelisk(pen);
  if (/cathedral|bas[ií]lica|frauenkirche|grossm|our lady/i.test(name)) return twins(pen);
  return /town hall|city hall|belfry|university|magdalen|clérigos|alter peter/i.test(name)
    ? belfry(pen)
    : medieval(pen);
}

function medieval({ ink }: Pen): string {
  const { l, r, pane, pale } = ink;
  const tower = (x: number, w: number, h: number, crown: boolean): string =>
    block(ink, x, 0, w, h, 0.6) +
    shape(
      pane,
      times(3, (i) => box(x + w * 0.25, -h + 34 + i * h * 0.24, w * 0.13, 20)),
      box(x + w * 0.76, -h * 0.72, w * 0.1, 20),
    ) +
    (crown
      ? shape(l, box(x - 5, -h - 14, w * 0.6 + 5, 14), merlons(x - 5, -h - 14, w * 0.66, 3, 12)) +
        shape(r, box(x + w * 0.6, -h - 14, w * 0.4 + 5, 14), merlons(x + w * 0.72, -h - 14, w * 0.34, 2, 12)) +
        shape(pale, box(x - 5, -h - 2, w * 0.6 + 5, 4))
      : cone(ink, x - 6, -h, w + 12, 46, 0.6));
  return (
    tower(34, 40, 176, false) +
    tower(-32, 46, 330, true) +
    tower(-98, 38, 214, true) +
    tower(62, 44, 126, true) +
    shape(l, poly(-110, 0, -110, -74, -60, -74, -60, 0)) +
    shape(r, box(-60, -74, 30, 74)) +
    shape(ink.roofL, poly(-118, -72, -92, -104, -52, -104, -56, -72)) +
    shape(ink.roofR, poly(-56, -72, -52, -104, -26, -72)) +
    shape(pane, arch(-98, 0, 18, 38), arch(-52, -24, 9, 20), box(-76, -56, 10, 18))
  );
}

function clockTower(pen: Pen): string {
  if (/mangia|palazzo vecchio/i.test(pen.name)) return tuscanTower(pen);
  return /big ben|elizabeth tower/i.test(pen.name) ? bigBen(pen) : townClock(pen);
}

/** London's, with the hall beside it. */
function bigBen({ ink }: Pen): string {
  const { l, m, r, pane, pale, roofL, roofR, glow, dark } = ink;
  const hall =
    block(ink, 34, 0, 176, 84, 0.86) +
    shape(roofR, poly(34, -84, 50, -108, 200, -108, 210, -84)) +
    shape(
      pane,
      times(6, (i) => ogive(50 + i * 22, -14, 12, 54)),
    ) +
    shape(
      r,
      times(7, (i) => box(42 + i * 22, -96, 5, 96)),
    ) +
    shape(
      l,
      times(7, (i) => poly(42 + i * 22, -96, 44.5 + i * 22, -116, 47 + i * 22, -96)),
    ) +
    block(ink, 178, 0, 34, 140, 0.6) +
    cone(ink, 174, -140, 42, 50) +
    shape(pane, ogive(184, -92, 9, 34));
  return (
    '<g transform="translate(-79 0)">' +
    hall +
    block(ink, -44, 0, 84, 262, 0.62) +
    shape(
      m,
      times(3, (i) => box(-34 + i * 16, -250, 6, 244)),
    ) +
    shape(
      pane,
      times(4, (i) => times(3, (j) => ogive(-34 + j * 16, -14 - i * 58, 6, 36))),
    ) +
    shape(
      pane,
      times(4, (i) => ogive(18, -14 - i * 58, 9, 36)),
    ) +
    shape(
      pale,
      times(4, (i) => box(-46, -62 - i * 58, 54, 4)),
    ) +
    block(ink, -50, -262, 98, 88, 0.62) +
    shape(pale, box(-54, -266, 106, 8), box(-54, -354, 106, 8)) +
    shape(glow, disc(-20, -306, 29)) +
    shape(pale, disc(-20, -306, 24)) +
    line(dark, 4, path(-20, -306, -20, -324), path(-20, -306, -8, -300)) +
    shape(pane, `M${nums(24, -306)}a8 27 0 1 0 16 0a8 27 0 1 0 -16 0z`) +
    shape(pale, `M${nums(26, -306)}a6 22 0 1 0 12 0a6 22 0 1 0 -12 0z`) +
    shape(roofL, poly(-50, -354, -34, -390, 8, -390, 11, -354)) +
    shape(roofR, poly(11, -354, 8, -390, 32, -390, 48, -354)) +
    block(ink, -32, -390, 62, 22, 0.62) +
    shape(
      pane,
      times(3, (i) => arch(-27 + i * 13, -391, 7, 17)),
      arch(13, -391, 8, 17),
    ) +
    shape(roofL, poly(-36, -411, -1, -486, 7, -411)) +
    shape(roofR, poly(7, -411, -1, -486, 34, -411)) +
    shape(glow, disc(-1, -488, 4), box(-2.5, -506, 3, 20)) +
    '</g>'
  );
}

const ironTower = (pen: Pen): string =>
  /tokyo tower|tv tower|ts[ūu]tenkaku/i.test(pen.name) ? bandedTower(pen) : eiffel(pen);

function eiffel({ ink }: Pen): string {
  const { l, m, r, dark, pale } = ink;
  /** Half the width at a height: outer and inner edge of a leg. */
  const leg = (
    side: 1 | -1,
    levels: readonly (readonly [number, number, number])[],
    face: string,
    lattice: string,
  ): string => {
    const outer = levels.map(([y, out]) => [side * out, -y]);
    const inner = levels.map(([y, , into]) => [side * into, -y]).reverse();
    const crosses = levels.slice(0, -1).map(([y, out, into], index) => {
      const [y2, out2, into2] = levels[index + 1] as readonly [number, number, number];
      return (
        path(side * out, -y, side * into2, -y2) +
        path(side * into, -y, side * out2, -y2) +
        path(side * out2, -y2, side * into2, -y2)
      );
    });
    return shape(face, poly(...outer.flat(), ...inner.flat())) + line(lattice, 3.4, ...crosses);
  };
  const low = [
    [0, 128, 86],
    [26, 113, 78],
    [54, 99, 68],
    [84, 87, 56],
    [106, 80, 46],
  ] as const;
  const middle = [
    [120, 74, 36],
    [146, 61, 28],
    [170, 51, 22],
    [192, 44, 16],
  ] as const;
  const high = [
    [206, 40, 0],
    [232, 32, 0],
    [258, 26, 0],
    [286, 20.5, 0],
    [316, 16, 0],
    [348, 12, 0],
    [382, 9, 0],
    [412, 7, 0],
  ] as const;
  const rear = shape(dark, poly(-62, 0, -40, -106, -30, -106, -48, 0), poly(62, 0, 40, -106, 30, -106, 48, 0));
  return (
    rear +
    line(m, 8, 'M-84-22C-74-92 74-92 84-22') +
    line(dark, 3.4, 'M-78-10C-68-78 68-78 78-10') +
    leg(-1, low, l, m) +
    leg(1, low, r, dark) +
    leg(-1, middle, l, m) +
    leg(1, middle, r, dark) +
    leg(-1, high, l, m) +
    leg(1, high, r, dark) +
    shape(pale, box(-90, -120, 120, 7), box(-52, -206, 72, 6)) +
    shape(r, box(30, -120, 60, 7), box(20, -206, 32, 6)) +
    shape(m, box(-84, -113, 168, 9), box(-48, -200, 96, 8)) +
    shape(
      dark,
      times(12, (i) => arch(-80 + i * 14, -104, 8, 7)),
    ) +
    shape(l, box(-12, -422, 14, 10)) +
    shape(r, box(2, -422, 10, 10)) +
    shape(m, 'M-8-422q8-18 16 0z', poly(-2.5, -430, 0, -478, 2.5, -430)) +
    shape(l, poly(-134, 0, -128, -12, -84, -12, -78, 0)) +
    shape(r, poly(134, 0, 128, -12, 84, -12, 78, 0))
  );
}

function lighthouse({ ink }: Pen): string {
  const { l, m, r, dark, pale, glow, roofL, roofR, popL, popR, landL, landR } = ink;
  const at = (y: number): number => 36 - y * 0.06;
  const band = (y: number, h: number, left: string, right: string): string =>
    shape(left, poly(-at(y), -y, 8, -y, 7, -y - h, -at(y + h), -y - h)) +
    shape(right, poly(8, -y, at(y), -y, at(y + h), -y - h, 7, -y - h));
  return (
    shape(landL, 'M-120 0L-104-26L-84-30L-66-52L-20-60L10-58L0 0z') +
    shape(landR, 'M0 0L-8-26L10-58L52-54L74-34L98-28L120 0z') +
    shape(m, poly(-66, -52, -20, -60, -34, -34, -58, -30)) +
    shape(pale, poly(-88, -28, -88, -58, -44, -58, -44, -40)) +
    shape(popL, poly(-94, -58, -66, -80, -38, -58)) +
    shape(dark, box(-72, -50, 10, 14)) +
    band(54, 50, pale, r) +
    band(104, 48, popL, popR) +
    band(152, 48, pale, r) +
    band(200, 48, popL, popR) +
    band(248, 26, pale, r) +
    shape(dark, arch(-8, -58, 14, 28), arch(-7, -166, 9, 18), arch(-6, -224, 8, 16)) +
    shape(m, box(-30, -282, 60, 9)) +
    shape(
      dark,
      box(-28, -294, 56, 3),
      times(6, (i) => box(-28 + i * 10.6, -294, 3, 14)),
    ) +
    shape(glow, box(-16, -318, 32, 36)) +
    shape(dark, box(-17, -318, 4, 36), box(-2, -318, 4, 36), box(13, -318, 4, 36)) +
    shape(roofL, 'M-22-318Q-16-340 0-346L5-318z') +
    shape(roofR, 'M5-318L0-346Q16-340 22-318z') +
    shape(l, disc(0, -350, 5))
  );
}

function windmill({ ink, rng }: Pen): string {
  const { l, m, r, dark, pale, roofL, roofR, leafL, leafR, popL } = ink;
  const turn = 0.35 + rng.next() * 0.5;
  const sail = (index: number): readonly [string, string] => {
    const angle = turn + (index * Math.PI) / 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, across: number): readonly [number, number] => [
      -8 + c * along - s * across,
      -206 + s * along + c * across,
    ];
    return [
      poly(...at(24, 3), ...at(132, 3), ...at(132, 27), ...at(24, 23)),
      path(...at(0, 0), ...at(136, 0)) + times(4, (i) => path(...at(40 + i * 28, 0), ...at(40 + i * 28, 26))),
    ];
  };
  const sails = [0, 1, 2, 3].map(sail);
  return (
    shape(leafL, 'M-104 0q0-26 28-26q16-18 40-4l10 30z') +
    shape(leafR, 'M40 0q6-24 26-24q34 2 34 24z') +
    shape(m, poly(-62, 0, -40, -200, 40, -200, 62, 0)) +
    shape(l, poly(-62, 0, -40, -200, -8, -200, -14, 0)) +
    shape(r, poly(22, 0, 14, -200, 40, -200, 62, 0)) +
    shape(dark, arch(-14, 0, 26, 46), box(-8, -132, 14, 20), box(-30, -84, 11, 16)) +
    shape(pale, box(-78, -78, 156, 7)) +
    line(
      dark,
      4,
      path(-76, -92, 76, -92),
      ...Array.from({ length: 9 }, (_, i) => path(-74 + i * 18.5, -92, -74 + i * 18.5, -74)),
    ) +
    line(dark, 5, path(-70, -72, -50, -40), path(70, -72, 50, -40)) +
    shape(roofL, 'M-46-200C-46-236-22-252 4-252L8-200z') +
    shape(roofR, 'M8-200L4-252C32-250 46-230 46-200z') +
    shape(pale, ...sails.map(([cloth]) => cloth)) +
    line(dark, 4.5, ...sails.map(([, frame]) => frame)) +
    shape(popL, disc(-8, -206, 9))
  );
}

export const towersFamily = {
  towers: { role: 'monument', w: 240, h: 372, draw: towers },
  'clock-tower': { role: 'monument', w: 274, h: 508, draw: clockTower },
  'iron-tower': { role: 'monument', w: 270, h: 480, draw: ironTower },
  lighthouse: { role: 'monument', w: 244, h: 356, draw: lighthouse },
  windmill: { role: 'monument', w: 300, h: 350, draw: windmill },
} satisfies Record<string, MotifArt>;
