import { arch, box, disc, line, nums, ogive, oval, path, poly, shape, times } from '../svg.js';
import { block, cone, drum, merlons, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** A church of Spanish America: two bell towers under caps like bells, a carved front, a dome of tiles behind. */
export function bellTowers(pen: Pen): string {
  const { ink, name } = pen;
  const { l, m, r, pale, pane, dark, popL, popR, roofL, roofR, glow } = ink;
  /** Havana's towers are of different widths. */
  const unequal = /havana/i.test(name);
  const bells = (x: number, y: number, w: number, h: number): string =>
    block(ink, x - w / 2, y, w, h, 0.64) +
    shape(dark, arch(x - w * 0.34, y - 4, w * 0.24, h * 0.74), arch(x + w * 0.02, y - 4, w * 0.22, h * 0.74)) +
    shape(glow, disc(x - w * 0.22, y - h * 0.36, w * 0.07), disc(x + w * 0.13, y - h * 0.36, w * 0.07)) +
    shape(pale, box(x - w / 2 - 4, y - h - 4, w * 0.64 + 4, 7)) +
    shape(m, box(x + w * 0.14, y - h - 4, w * 0.36 + 4, 7));
  const tower = (x: number, w: number, low: number): string =>
    block(ink, x - w / 2, 0, w, low, 0.64) +
    shape(pale, box(x - w / 2 - 4, -low - 3, w * 0.64 + 4, 7), box(x - w / 2 - 2, -low * 0.5, w * 0.64, 5)) +
    shape(m, box(x + w * 0.14, -low - 3, w * 0.36 + 4, 7)) +
    shape(pane, arch(x - w * 0.28, -low * 0.6, w * 0.24, 34), arch(x - w * 0.28, -24, w * 0.24, 40)) +
    bells(x, -low - 2, w * 0.9, 64) +
    bells(x, -low - 68, w * 0.72, 46) +
    shape(
      popL,
      `M${nums(x - w * 0.38, -low - 116)}q${nums(w * 0.06, -12, w * 0.12, -24)}q${nums(w * 0.02, -26, w * 0.26, -30)}h2v54z`,
    ) +
    shape(
      popR,
      `M${nums(x + w * 0.02, -low - 116)}v-54q${nums(w * 0.24, 4, w * 0.26, 30)}q${nums(w * 0.06, 12, w * 0.1, 24)}z`,
    ) +
    shape(glow, disc(x, -low - 174, 5), box(x - 1.6, -low - 194, 3.2, 20), box(x - 6, -low - 190, 12, 3));
  return (
    block(ink, 60, 0, 132, 92, 0.4) +
    drum(ink, 20, -140, 84, 34) +
    shape(roofL, cupola(62, -174, 90, 62)) +
    shape(roofR, cupolaShade(62, -174, 90, 62)) +
    shape(glow, box(60, -256, 3.2, 24)) +
    shape(l, 'M-84 0V-150Q-76-150-70-160Q-56-196-34-186Q-22-214-2-214Q18-214 28-186Q52-196 66-160Q72-150 80-150V0z') +
    shape(r, 'M36 0V-188Q54-190 66-160Q72-150 80-150V0z') +
    shape(pale, box(-84, -152, 126, 6), box(-84, -84, 126, 6)) +
    shape(dark, arch(-28, 0, 50, 70), arch(-20, -92, 34, 42)) +
    shape(m, ...[-50, -38, 28].map((x) => box(x, -78, 7, 78)), ...[-46, 26].map((x) => box(x, -146, 7, 56))) +
    shape(glow, disc(-2, -176, 13)) +
    shape(dark, disc(-2, -176, 8)) +
    tower(-112, unequal ? 56 : 74, unequal ? 150 : 164) +
    tower(112, unequal ? 92 : 74, unequal ? 140 : 164) +
    block(ink, -166, 0, 332, 10, 0.64)
  );
}

/** Prague's: the long palace on its hill, and above it the spires and the great tower of St Vitus. */
export function castleMinster({ ink }: Pen): string {
  const { l, m, r, pale, pane, roofL, roofR, leafL, leafR, glow, dark, landR } = ink;
  const spire = (x: number): string =>
    block(ink, x - 17, -150, 34, 92, 0.6) +
    shape(pane, ogive(x - 11, -160, 8, 56), ogive(x + 1, -160, 7, 56)) +
    shape(leafL, poly(x - 18, -242, x, -352, x + 3, -242)) +
    shape(leafR, poly(x + 3, -242, x, -352, x + 18, -242)) +
    shape(glow, disc(x, -354, 3)) +
    shape(l, poly(x - 19, -240, x - 15, -268, x - 11, -240), poly(x + 9, -240, x + 14, -264, x + 18, -240));
  return (
    shape(landR, 'M-192 0Q-180-50-150-66L160-66Q184-44 192 0z') +
    shape(leafR, 'M-192 0q10-50 40-52q20-26 46-8q30-22 60 4q40-26 76 0q36-24 72 4q36-16 60 10q24 8 30 42z') +
    shape(
      leafL,
      'M-192 0q10-50 40-52q12-16 28-14q-16 30-8 66z',
      'M-64 0q-2-40 20-52q18-12 34-2q-24 22-20 54z',
      'M72 0q0-36 24-46q18-8 28 0q-24 16-22 46z',
    ) +
    spire(-92) +
    spire(-40) +
    block(ink, -82, -150, 52, 66, 0.6) +
    shape(glow, disc(-66, -186, 13)) +
    shape(dark, disc(-66, -186, 8)) +
    shape(r, poly(0, -150, 0, -214, 156, -214, 156, -150)) +
    shape(roofL, poly(-22, -212, -8, -262, 142, -262, 158, -212)) +
    shape(roofR, poly(70, -212, 76, -262, 142, -262, 158, -212)) +
    shape(
      dark,
      times(6, (i) => ogive(46 + i * 19, -152, 9, 52)),
    ) +
    shape(
      m,
      times(6, (i) =>
        poly(38 + i * 19, -150, 38 + i * 19, -226, 41 + i * 19, -238, 44 + i * 19, -226, 44 + i * 19, -150),
      ),
    ) +
    block(ink, -8, -130, 46, 150, 0.6) +
    shape(glow, disc(8, -256, 9)) +
    shape(pane, ogive(-1, -180, 9, 46), ogive(12, -180, 8, 46)) +
    shape(pale, box(-12, -282, 34, 6)) +
    shape(leafL, 'M-10-282c-6-18 8-24 12-32c-10-8-4-22 8-26h5v58z') +
    shape(leafR, 'M15-282v-58c14 4 20 18 10 26c4 8 20 14 14 32z') +
    shape(leafL, oval(15, -346, 9, 7)) +
    shape(glow, box(13.4, -371, 3.2, 22)) +
    block(ink, -170, -58, 340, 72, 0.62) +
    shape(roofL, poly(-174, -130, -162, -152, 44, -152, 40, -130)) +
    shape(roofR, poly(40, -130, 44, -152, 162, -152, 174, -130)) +
    shape(pale, box(-172, -134, 212, 5), box(-170, -96, 210, 4)) +
    shape(
      pane,
      times(11, (i) => box(-160 + i * 19, -124, 9, 18) + box(-160 + i * 19, -88, 9, 18)),
      times(6, (i) => box(52 + i * 19, -124, 9, 18) + box(52 + i * 19, -88, 9, 18)),
    )
  );
}

/** A church as towns have it: a nave between buttresses, one tower with a spire before it. */
export function steepled({ ink }: Pen): string {
  const { l, m, r, pale, pane, roofL, roofR, glow, dark, leafL, leafR } = ink;
  return (
    block(ink, -40, 0, 204, 112, 0.78) +
    shape(roofL, poly(-44, -112, -26, -190, 150, -190, 168, -112)) +
    shape(roofR, poly(92, -112, 104, -190, 150, -190, 168, -112)) +
    shape(
      pane,
      times(5, (i) => ogive(8 + i * 30, -20, 14, 76)),
    ) +
    shape(
      m,
      times(6, (i) => poly(-6 + i * 30, 0, -6 + i * 30, -96, 0 + i * 30, -108, 6 + i * 30, -96, 6 + i * 30, 0)),
    ) +
    shape(l, poly(86, -188, 94, -246, 98, -188)) +
    shape(r, poly(98, -188, 94, -246, 104, -188)) +
    block(ink, -176, 0, 60, 84, 0.6) +
    shape(roofL, poly(-180, -84, -150, -126, -112, -84)) +
    shape(pane, ogive(-160, -14, 16, 52)) +
    block(ink, -122, 0, 92, 214, 0.62) +
    shape(pale, box(-126, -82, 60, 6), box(-126, -150, 60, 6), box(-127, -218, 62, 8)) +
    shape(m, box(-65, -218, 38, 8), box(-65, -150, 36, 6)) +
    shape(pale, ogive(-114, 0, 44, 68)) +
    shape(dark, ogive(-107, 0, 30, 54)) +
    shape(glow, disc(-93, -116, 19)) +
    shape(dark, disc(-93, -116, 12)) +
    shape(
      pane,
      ogive(-112, -160, 14, 46),
      ogive(-92, -160, 14, 46),
      ogive(-56, -160, 12, 46),
      ogive(-56, -92, 12, 40),
    ) +
    shape(l, poly(-126, -216, -118, -256, -110, -216), poly(-78, -216, -70, -256, -62, -216)) +
    shape(r, poly(-46, -216, -37, -252, -28, -216)) +
    shape(leafL, poly(-114, -216, -76, -354, -66, -216)) +
    shape(leafR, poly(-66, -216, -76, -354, -40, -216)) +
    shape(pale, poly(-104, -250, -100, -262, -70, -262, -68, -250)) +
    shape(glow, disc(-76, -354, 4), box(-77.6, -371, 3.2, 18))
  );
}

/** Siena's: bands of black and white, three gables over three doors, a striped tower and a dome. */
export function stripedMinster({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, popL, mirror, depth, roofL } = ink;
  const bands = (x: number, y: number, w: number, h: number, split: number): string =>
    shape(pale, box(x, y - h, w * split, h)) +
    shape(m, box(x + w * split, y - h, w * (1 - split), h)) +
    shape(
      dark,
      times(Math.floor(h / 24), (i) => box(x, y - h + 12 + i * 24, w, 8)),
    );
  const gable = (x: number, half: number, foot: number, high: number): string =>
    shape(pale, poly(x - half - 5, foot, x, foot - high - 8, x + half + 5, foot)) +
    shape(popL, poly(x - half + 10, foot - 4, x, foot - high + 10, x + half - 10, foot - 4)) +
    shape(glow, disc(x, foot - high * 0.36, high * 0.2));
  return (
    bands(96, 0, 60, 300, 0.6) +
    shape(
      pane,
      ...[70, 128, 186, 244].flatMap((y, i) => [arch(104, -y, 8 + i * 2, 26), arch(122 + i, -y, 8 + i * 2, 26)]),
    ) +
    shape(roofL, poly(92, -300, 126, -354, 160, -300)) +
    drum(ink, -10, -190, 96, 40) +
    shape(mirror, cupola(38, -228, 100, 70)) +
    shape(depth, cupolaShade(38, -228, 100, 70)) +
    drum(ink, 30, -294, 16, 20) +
    shape(glow, disc(38, -320, 5)) +
    bands(-30, 0, 150, 190, 0.7) +
    bands(-166, 0, 200, 168, 0.84) +
    shape(l, box(-166, -150, 200, 60)) +
    shape(pale, disc(-66, -138, 40)) +
    shape(dark, disc(-66, -138, 33)) +
    shape(glow, disc(-66, -138, 12)) +
    gable(-66, 46, -182, 66) +
    gable(-136, 30, -146, 44) +
    gable(4, 30, -146, 44) +
    shape(pale, arch(-92, 0, 52, 84), arch(-158, 0, 44, 70), arch(-18, 0, 44, 70)) +
    shape(dark, arch(-84, 0, 36, 68), arch(-151, 0, 30, 56), arch(-11, 0, 30, 56)) +
    shape(r, box(30, -168, 4, 168)) +
    line(pale, 4, path(-166, -90, 34, -90)) +
    cone(ink, -174, -168, 16, 30)
  );
}

/** Cologne's: two open spires set with crockets over a front of pinnacles, the long choir behind. */
export function twinSpires({ ink }: Pen): string {
  const { l, m, r, pale, pane, roofL, roofR, glow, dark } = ink;
  const pinnacle = (x: number, y: number, high: number): string =>
    shape(l, poly(x - 6, y, x, y - high, x + 1, y)) + shape(r, poly(x + 1, y, x, y - high, x + 6, y));
  const tower = (x: number): string =>
    pinnacle(x - 38, -196, 62) +
    pinnacle(x + 38, -196, 62) +
    block(ink, x - 42, 0, 84, 200, 0.62) +
    shape(
      pane,
      ...[-80, -146].flatMap((y) => [ogive(x - 34, y, 16, 50), ogive(x - 14, y, 16, 50), ogive(x + 18, y, 14, 50)]),
      ogive(x - 30, -8, 26, 60),
    ) +
    shape(pale, box(x - 44, -70, 54, 5), box(x - 44, -138, 54, 5), box(x - 45, -204, 55, 6)) +
    shape(m, box(x + 10, -204, 35, 6), box(x + 10, -138, 34, 5)) +
    block(ink, x - 28, -200, 56, 42, 0.6) +
    shape(pane, ogive(x - 20, -204, 12, 34), ogive(x - 4, -204, 10, 34), ogive(x + 12, -204, 10, 34)) +
    pinnacle(x - 28, -240, 40) +
    pinnacle(x + 28, -240, 40) +
    shape(l, poly(x - 25, -240, x, -362, x + 6, -240)) +
    shape(r, poly(x + 6, -240, x, -362, x + 25, -240)) +
    shape(
      dark,
      times(4, (i) => disc(x - 8 + i * 2, -252 - i * 20, 5 - i * 0.8)),
    ) +
    shape(
      m,
      times(4, (i) => disc(x - 22 + i * 5, -252 - i * 25, 3.4) + disc(x + 22 - i * 5, -252 - i * 25, 3.4)),
    ) +
    shape(glow, disc(x, -363, 4));
  return (
    block(ink, 60, 0, 128, 110, 0.7) +
    shape(roofL, poly(40, -108, 52, -190, 172, -190, 190, -108)) +
    shape(roofR, poly(134, -108, 140, -190, 172, -190, 190, -108)) +
    shape(
      pane,
      times(5, (i) => ogive(92 + i * 19, -14, 10, 78)),
    ) +
    shape(
      m,
      times(5, (i) => poly(84 + i * 19, 0, 84 + i * 19, -112, 87 + i * 19, -126, 90 + i * 19, -112, 90 + i * 19, 0)),
    ) +
    pinnacle(124, -188, 62) +
    block(ink, -74, 0, 60, 176, 0.62) +
    shape(pale, poly(-78, -174, -44, -232, -10, -174)) +
    shape(m, poly(-60, -178, -44, -208, -28, -178)) +
    shape(pane, ogive(-62, -84, 34, 78)) +
    shape(pale, ogive(-66, 0, 44, 74)) +
    shape(dark, ogive(-59, 0, 30, 60)) +
    tower(-112) +
    tower(24) +
    block(ink, -166, 0, 360, 6, 0.6)
  );
}

/** York's: two square towers with pinnacles over the great west window, the broad tower of the crossing, the long choir. */
export function squareTowers({ ink }: Pen): string {
  const { l, m, r, pale, pane, roofL, roofR, glow, dark } = ink;
  const pinnacle = (x: number, y: number, high: number): string =>
    shape(l, poly(x - 5, y, x, y - high, x + 1, y)) + shape(r, poly(x + 1, y, x, y - high, x + 5, y));
  const parapet = (x: number, y: number, width: number, high: number): string =>
    shape(pale, merlons(x - width / 2, y, width, 6, 9)) +
    [x - width / 2 + 4, x + width / 2 - 4].map((corner) => pinnacle(corner, y, high)).join('');
  const tower = (x: number): string =>
    block(ink, x - 36, 0, 72, 248, 0.62) +
    shape(pane, ogive(x - 26, -170, 32, 62), ogive(x - 24, -96, 28, 52), ogive(x - 22, -26, 24, 46)) +
    shape(l, box(x - 11.5, -232, 3, 62), box(x - 11.5, -148, 3, 52)) +
    shape(dark, ogive(x + 14, -170, 14, 60), ogive(x + 15, -96, 12, 50)) +
    shape(pale, ...[-82, -158, -242].map((y) => box(x - 39, y, 48, 6))) +
    shape(m, ...[-82, -158, -242].map((y) => box(x + 9, y, 30, 6))) +
    parapet(x, -248, 72, 44);
  return (
    block(ink, 52, 0, 136, 104, 0.74) +
    shape(roofL, poly(40, -102, 50, -150, 182, -150, 192, -102)) +
    shape(roofR, poly(140, -102, 146, -150, 182, -150, 192, -102)) +
    shape(
      pane,
      times(5, (i) => ogive(78 + i * 22, -16, 12, 70)),
    ) +
    shape(
      m,
      times(5, (i) => poly(69 + i * 22, 0, 69 + i * 22, -106, 72 + i * 22, -120, 75 + i * 22, -106, 75 + i * 22, 0)),
    ) +
    block(ink, 28, -102, 100, 142, 0.62) +
    shape(pane, ogive(40, -124, 18, 92), ogive(64, -124, 18, 92)) +
    shape(dark, ogive(97, -124, 18, 92)) +
    shape(pale, box(25, -246, 66, 7)) +
    shape(m, box(91, -246, 40, 7)) +
    shape(pale, merlons(28, -246, 100, 8, 9)) +
    [32, 124].map((corner) => pinnacle(corner, -246, 26)).join('') +
    block(ink, -84, 0, 84, 184, 0.7) +
    shape(pale, poly(-84, -182, -44, -232, -4, -182)) +
    shape(m, poly(-66, -186, -44, -214, -22, -186)) +
    shape(pale, ogive(-72, -62, 56, 106)) +
    shape(pane, ogive(-67, -62, 46, 98)) +
    shape(l, box(-53, -128, 3, 66), box(-38, -128, 3, 66)) +
    shape(glow, path(-44, -112, -56, -128, -52, -138, -44, -132, -36, -138, -32, -128, -44, -112)) +
    shape(pale, ogive(-62, 0, 36, 54)) +
    shape(dark, ogive(-56, 0, 24, 43)) +
    tower(-114) +
    tower(26) +
    block(ink, -158, 0, 348, 6, 0.6)
  );
}
