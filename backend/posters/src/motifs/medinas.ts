import { arch, box, disc, line, nums, ogive, oval, path, pierced, poly, shape, times } from '../svg.js';
import { block, drum, merlons, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** A flat white house with shutters. */
const house = ({ ink }: Pen, x: number, w: number, high: number): string =>
  shape(ink.pale, box(x, -high, w * 0.66, high)) +
  shape(ink.m, box(x + w * 0.66, -high, w * 0.34, high)) +
  shape(ink.l, box(x - 2, -high - 4, w * 0.66 + 2, 6)) +
  shape(ink.r, box(x + w * 0.66, -high - 4, w * 0.34 + 2, 6)) +
  shape(
    ink.depth,
    times(2, (i) => arch(x + 9 + i * w * 0.3, -high + 40, 12, 26)),
    arch(x + w * 0.76, -high + 40, 9, 26),
  ) +
  shape(ink.popL, box(x + 5, -high + 42, w * 0.6, 3)) +
  shape(ink.dark, arch(x + w * 0.22, 0, 20, 40));

/** Tunis's Bab el Bhar: a gate of pale stone that stands alone, between the white houses and the minaret of the medina. */
export function seaGate(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pale, pane, dark, leafL, leafR, water, popL, popR, glow, cast } = ink;
  return (
    block(ink, 108, 0, 46, 176, 0.62) +
    shape(m, ogive(114, -96, 18, 54)) +
    shape(pane, arch(117, -112, 5, 24), arch(125, -112, 5, 24), arch(140, -108, 7, 26)) +
    shape(pale, box(104, -180, 54, 6), merlons(106, -180, 50, 5, 7)) +
    block(ink, 117, -176, 28, 22, 0.62) +
    shape(leafL, poly(115, -198, 131, -212, 134, -198)) +
    shape(leafR, poly(134, -198, 131, -212, 147, -198)) +
    house(pen, -244, 92, 98) +
    house(pen, -160, 74, 120) +
    house(pen, 82, 78, 88) +
    house(pen, 154, 90, 112) +
    shape(pale, cupola(-198, -102, 52, 28)) +
    shape(m, cupolaShade(-198, -102, 52, 28)) +
    pierced(l, box(-92, -160, 184, 160), arch(-42, 0, 84, 118)) +
    shape(r, box(58, -160, 34, 160)) +
    shape(cast, 'M42 0V-76A42 42 0 0 0 6-117A42 42 0 0 1 24-76V0z') +
    line(pale, 5, 'M-49 0V-76A49 49 0 0 1 49-76V0') +
    shape(pale, box(-96, -166, 156, 7), box(-92, -132, 36, 4), box(-92, -78, 40, 4)) +
    shape(m, box(60, -166, 36, 7), box(-84, -124, 24, 36), box(64, -124, 22, 36)) +
    shape(pane, arch(-78, -92, 12, 28), arch(69, -92, 11, 28)) +
    shape(
      l,
      times(6, (i) => `M${nums(-90 + i * 25, -166)}v-9q8-13 16 0v9z`),
    ) +
    shape(
      r,
      times(1, () => 'M62-166v-9q8-13 16 0v9z'),
    ) +
    shape(water, box(-30, -148, 58, 9)) +
    shape(glow, poly(-6, -144, 0, -150, 6, -144, 0, -138)) +
    shape(dark, box(-22, -12, 5, 12), disc(-19.5, -15, 3), box(-10, -11, 4, 11), disc(-8, -14, 2.6)) +
    shape(popL, poly(-124, -44, -96, -44, -90, -32, -130, -32)) +
    shape(popR, poly(104, -40, 134, -40, 140, -28, 98, -28)) +
    shape(leafR, oval(-142, -8, 18, 12), oval(226, -8, 20, 12))
  );
}

/** Cairo's Bab Zuweila: two round towers that bear the minarets of a mosque. */
export function twinMinarets(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pale, pane, dark, glow, popL, popR } = ink;
  const minaret = (x: number): string =>
    drum(ink, x - 16, -158, 32, 46) +
    shape(pale, poly(x - 16, -202, x - 23, -210, x + 23, -210, x + 16, -202)) +
    drum(ink, x - 12, -209, 24, 34) +
    shape(pale, poly(x - 12, -240, x - 18, -247, x + 18, -247, x + 12, -240)) +
    shape(l, box(x - 9, -262, 4, 16), box(x - 2, -262, 4, 16)) +
    shape(r, box(x + 5, -262, 4, 16)) +
    shape(l, `M${nums(x - 9, -262)}q-6-8 9-17V-262z`) +
    shape(r, `M${nums(x, -262)}v-17q15 9 9 17z`) +
    shape(glow, box(x - 1.4, -287, 2.8, 10)) +
    shape(pane, arch(x - 9, -170, 7, 22), arch(x + 3, -170, 7, 22), arch(x - 4, -216, 7, 17));
  const tower = (x: number): string =>
    shape(m, box(x - 60, -158, 120, 158)) +
    shape(l, box(x - 60, -158, 46, 158)) +
    shape(r, box(x + 24, -158, 36, 158)) +
    shape(
      pale,
      times(3, (i) => box(x - 60, -40 - i * 34, 84, 7)),
      box(x - 63, -162, 88, 6),
    ) +
    shape(r, box(x + 25, -162, 38, 6)) +
    shape(m, arch(x - 40, -66, 34, 52)) +
    shape(pane, arch(x - 32, -66, 18, 34), arch(x + 36, -66, 10, 32)) +
    shape(l, merlons(x - 60, -162, 78, 4, 12)) +
    shape(r, merlons(x + 28, -162, 32, 2, 12));
  return (
    block(ink, -212, 0, 60, 92, 0.7) +
    block(ink, 152, 0, 60, 104, 0.4) +
    shape(l, merlons(-212, -92, 42, 3, 11), merlons(152, -104, 24, 2, 11)) +
    shape(popL, poly(-210, -40, -166, -40, -158, -26, -212, -26)) +
    shape(popR, poly(160, -40, 206, -40, 212, -26, 154, -26)) +
    shape(pane, arch(-196, -54, 12, 24), arch(-176, -54, 10, 24), arch(166, -62, 11, 26), arch(190, -62, 11, 26)) +
    minaret(-92) +
    minaret(92) +
    shape(m, box(-40, -146, 80, 146)) +
    shape(pale, box(-40, -146, 80, 6), box(-40, -110, 80, 5)) +
    shape(
      pane,
      times(4, (i) => arch(-34 + i * 18, -112, 12, 24)),
    ) +
    shape(pale, arch(-33, 0, 66, 88)) +
    shape(dark, arch(-27, 0, 54, 80)) +
    shape(glow, box(-1.2, -80, 2.4, 18), disc(0, -60, 4)) +
    tower(-92) +
    tower(92)
  );
}

/** A gate of Harar: a painted arch in the wall of rough stone, mosques and flat houses of the old town above it. */
export function jugolGate({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, landL, landR, leafL, leafR, popL, glow, water, depth, cast } = ink;
  const minaret = (x: number, high: number): string =>
    drum(ink, x - 9, -86, 18, high) +
    shape(pale, box(x - 13, -86 - high, 26, 5), box(x - 12, -86 - high * 0.6, 24, 4)) +
    shape(leafL, cupola(x, -86 - high, 19, 20)) +
    shape(leafR, cupolaShade(x, -86 - high, 19, 20)) +
    shape(pane, arch(x - 3, -86 - high + 26, 6, 15)) +
    shape(glow, box(x - 1.3, -120 - high, 2.6, 14));
  const home = (x: number, foot: number, w: number, high: number, light: string, shade: string): string =>
    shape(light, box(x, -foot - high, w * 0.64, high)) +
    shape(shade, box(x + w * 0.64, -foot - high, w * 0.36, high)) +
    shape(pane, box(x + w * 0.14, -foot - high + 9, 6, 9), box(x + w * 0.42, -foot - high + 9, 6, 9));
  const stones = (from: number, count: number): string =>
    times(count, (i) => oval(from + (i % 4) * 32 + (i % 3) * 6, -18 - (i % 3) * 24, 10, 5));
  return (
    minaret(-104, 128) +
    minaret(-58, 150) +
    home(-140, 80, 46, 56, landL, landR) +
    home(44, 84, 52, 54, water, depth) +
    home(92, 80, 54, 76, pale, m) +
    home(142, 80, 58, 48, landL, landR) +
    shape(leafR, oval(-24, -110, 36, 20), oval(180, -96, 28, 18)) +
    shape(leafL, oval(-32, -118, 20, 10), oval(173, -102, 15, 9)) +
    home(-30, 96, 62, 50, pale, m) +
    shape(landL, `M-212 0V-84Q-160-94-120-88T-70-90V0z`) +
    shape(landR, `M70 0V-90Q130-96 160-88T212-86V0z`) +
    shape(m, stones(-200, 12)) +
    shape(r, stones(88, 12)) +
    shape(
      l,
      times(5, (i) => oval(-200 + i * 28, -90, 14, 6)),
      times(5, (i) => oval(88 + i * 28, -91, 14, 6)),
    ) +
    shape(cast, arch(-40, 0, 80, 104)) +
    shape(landL, poly(-40, 0, -14, -30, 10, -30, 22, 0)) +
    pierced(pale, `M-86 0V-132H-66V-148H-34V-160H34V-148H66V-132H86V0z`, arch(-40, 0, 80, 104)) +
    shape(m, 'M52 0V-148H66V-132H86V0z') +
    shape(r, 'M40 0V-64A40 40 0 0 0 4-104A40 40 0 0 1 24-64V0z') +
    line(popL, 7, 'M-46 0V-64A46 46 0 0 1 46-64V0') +
    shape(leafL, box(-86, -118, 138, 6)) +
    shape(leafR, box(52, -118, 34, 6)) +
    shape(glow, disc(0, -136, 9), box(-66, -140, 30, 4), box(36, -140, 16, 4)) +
    shape(popL, poly(-4, -136, 0, -143, 4, -136, 0, -129)) +
    shape(l, merlons(-30, -160, 60, 4, 10)) +
    shape(dark, path(-14, 0, -12, -22, -4, -22, -2, 0) + 'z', disc(-8, -26, 4)) +
    shape(popL, poly(8, 0, 10, -20, 18, -20, 21, 0), disc(14, -24, 4))
  );
}

/** A madrasa of the Registan: a tall portal of tiles between ribbed domes and two minarets. */
export function madrasa({ ink }: Pen): string {
  const { l, m, r, pale, pane, water, depth, glint, popL, glow, leafL, dark } = ink;
  const rib = (x: number, half: number): string =>
    shape(water, cupola(x, -176, half * 2, 58)) +
    shape(depth, cupolaShade(x, -176, half * 2, 58)) +
    line(
      glint,
      2.6,
      ...[-0.6, -0.2, 0.2].map(
        (s) => `M${nums(x + half * s * 1.3, -178)}Q${nums(x + half * s * 1.5, -218, x + half * s * 0.4, -231)}`,
      ),
    ) +
    shape(glow, box(x - 1.5, -246, 3, 14));
  const minaret = (x: number, lean: number): string =>
    shape(l, poly(x - 15, 0, x - 11 + lean, -226, x + 3 + lean, -226, x + 2, 0)) +
    shape(r, poly(x + 2, 0, x + 3 + lean, -226, x + 11 + lean, -226, x + 15, 0)) +
    shape(
      water,
      times(5, (i) =>
        poly(
          x - 12 + lean * 0.2 * i,
          -40 - i * 38,
          x + 2 + lean * 0.2 * i,
          -56 - i * 38,
          x + 2 + lean * 0.2 * i,
          -46 - i * 38,
          x - 12 + lean * 0.2 * i,
          -30 - i * 38,
        ),
      ),
    ) +
    shape(pale, poly(x - 11 + lean, -226, x - 19 + lean, -242, x + 19 + lean, -242, x + 11 + lean, -226)) +
    shape(water, box(x - 19 + lean, -247, 38, 6)) +
    shape(leafL, poly(x - 10 + lean, -247, x + lean, -254, x + 10 + lean, -247));
  const bays = (x: number, light: string): string =>
    shape(light, box(x, -118, 90, 118)) +
    shape(water, box(x, -118, 90, 8), box(x, -62, 90, 5)) +
    shape(glint, ...[0, 1].flatMap((i) => [box(x + 6 + i * 41, -106, 36, 42), box(x + 6 + i * 41, -54, 36, 54)])) +
    shape(pale, ...[0, 1].flatMap((i) => [ogive(x + 9 + i * 41, -66, 30, 36), ogive(x + 9 + i * 41, 0, 30, 46)])) +
    shape(pane, ...[0, 1].flatMap((i) => [ogive(x + 13 + i * 41, -66, 22, 29), ogive(x + 13 + i * 41, 0, 22, 38)]));
  return (
    drum(ink, -150, -116, 72, 62) +
    drum(ink, 78, -116, 72, 62) +
    shape(water, box(-150, -172, 72, 10), box(-150, -146, 72, 5)) +
    shape(depth, box(78, -172, 72, 10), box(78, -146, 72, 5)) +
    rib(-114, 40) +
    rib(114, 40) +
    bays(-174, l) +
    bays(84, m) +
    minaret(-190, -2) +
    minaret(190, 2) +
    block(ink, -92, 0, 184, 196, 0.84) +
    shape(water, box(-92, -196, 155, 10), box(-92, -186, 9, 186), box(54, -186, 9, 186)) +
    shape(glint, box(-76, -178, 122, 16), box(-76, -156, 12, 156), box(34, -156, 12, 156)) +
    shape(
      popL,
      times(9, (i) => poly(-72 + i * 13, -170, -66 + i * 13, -176, -60 + i * 13, -170, -66 + i * 13, -164)),
    ) +
    shape(water, box(-60, -156, 90, 156)) +
    shape(glow, disc(-42, -138, 10), disc(12, -138, 10)) +
    shape(pale, ogive(-55, 0, 80, 142)) +
    shape(depth, ogive(-48, 0, 66, 128)) +
    shape(glint, ogive(-34, 0, 38, 66)) +
    shape(dark, ogive(-28, 0, 26, 50)) +
    shape(r, box(-212, -6, 424, 6)) +
    shape(l, box(-212, -6, 270, 4))
  );
}

/** Bukhara's Kalyan: a round tower of patterned brick with a lantern of arches, by the blue domes of its mosque. */
export function brickMinaret({ ink }: Pen): string {
  const { l, m, r, pale, pane, water, depth, glow, landR, dark } = ink;
  const at = (y: number): number => 40 - y * 0.058;
  const band = (y: number, high: number, light: string, shade: string): string =>
    shape(light, poly(-at(y), -y, at(y) * 0.3, -y, at(y + high) * 0.3, -y - high, -at(y + high), -y - high)) +
    shape(shade, poly(at(y) * 0.3, -y, at(y), -y, at(y + high), -y - high, at(y + high) * 0.3, -y - high));
  const domed = (x: number, half: number): string =>
    drum(ink, x - half * 0.8, -78, half * 1.6, 36) +
    shape(water, box(x - half * 0.8, -112, half * 1.6, 7)) +
    shape(water, cupola(x, -114, half * 2, half * 1.5)) +
    shape(depth, cupolaShade(x, -114, half * 2, half * 1.5)) +
    shape(glow, box(x - 1.4, -126 - half * 1.5, 2.8, 14));
  return (
    domed(-108, 38) +
    domed(106, 36) +
    block(ink, -152, 0, 304, 82, 0.64) +
    shape(water, box(-152, -82, 194, 6)) +
    shape(depth, box(42, -82, 110, 6)) +
    shape(pale, ...[-144, -112, -80, 62, 94, 124].map((x) => ogive(x, 0, 26, 60))) +
    shape(pane, ...[-140, -108, -76, 66, 98, 128].map((x) => ogive(x, 0, 18, 50))) +
    band(0, 30, l, landR) +
    times(8, (i) => band(30 + i * 33, 33, i % 2 === 0 ? l : m, r) + band(30 + i * 33, 5, pale, landR)) +
    shape(
      dark,
      times(4, (i) =>
        times(3, (j) =>
          poly(
            -26 + j * 15,
            -52 - i * 66,
            -21 + j * 15,
            -58 - i * 66,
            -16 + j * 15,
            -52 - i * 66,
            -21 + j * 15,
            -46 - i * 66,
          ),
        ),
      ),
    ) +
    shape(water, poly(-25, -294, -25, -303, 25, -303, 25, -294)) +
    shape(pale, poly(-24, -302, -34, -316, 34, -316, 24, -302)) +
    shape(m, poly(8, -302, 10, -316, 34, -316, 24, -302)) +
    drum(ink, -31, -315, 62, 34) +
    shape(pane, ...[-26, -11, 4, 19].map((x) => ogive(x, -317, 9, 25))) +
    shape(pale, poly(-31, -347, -43, -365, 43, -365, 31, -347)) +
    shape(r, poly(10, -347, 12, -365, 43, -365, 31, -347)) +
    shape(l, poly(-43, -365, -43, -369, 43, -369, 43, -365)) +
    shape(landR, poly(-10, -368, -4, -388, 4, -388, 10, -368))
  );
}
