import { arch, box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import { block, cone, drum, merlons, type Pen } from './art.js';

/** Québec's Château Frontenac: a hotel like a castle, steep copper roofs around one mighty tower. */
export function grandHotel({ ink }: Pen): string {
  const { l, m, r, pale, pane, leafL, leafR, roofL, roofR, landL, landR, popL, dark } = ink;
  const brick = { ...ink, l: roofL, r: roofR };
  const copper = { ...ink, roofL: leafL, roofR: leafR };
  const hip = (x: number, y: number, w: number, high: number): string =>
    shape(leafL, poly(x - 3, y, x + w * 0.2, y - high, x + w * 0.66, y - high, x + w * 0.62, y)) +
    shape(leafR, poly(x + w * 0.62, y, x + w * 0.66, y - high, x + w * 0.8, y - high, x + w + 3, y)) +
    shape(pale, ...[0.12, 0.36].map((s) => poly(x + w * s, y, x + w * (s + 0.07), y - 19, x + w * (s + 0.14), y)));
  const wing = (x: number, foot: number, w: number, high: number, roof: number): string => {
    const columns = Math.max(2, Math.round((w * 0.62) / 15));
    return (
      block(brick, x, foot, w, high, 0.62) +
      shape(pale, box(x, foot - 26, w * 0.62, 4), box(x - 2, foot - high - 3, w * 0.62 + 2, 5)) +
      shape(m, box(x + w * 0.62, foot - high - 3, w * 0.38 + 2, 5)) +
      shape(
        pane,
        times(Math.floor(high / 27), (j) =>
          times(columns, (i) => box(x + 6 + i * 15, foot - high + 8 + j * 27, 6, 14)),
        ),
        times(Math.floor(high / 27), (j) =>
          times(2, (i) => box(x + w * 0.7 + i * w * 0.14, foot - high + 8 + j * 27, 5, 14)),
        ),
      ) +
      hip(x, foot - high - 3, w, roof)
    );
  };
  const turret = (x: number, foot: number, w: number, high: number): string =>
    drum(brick, x - w / 2, foot, w, high) +
    shape(pale, box(x - w / 2 - 2, foot - high - 3, w + 4, 5)) +
    shape(
      pane,
      times(3, (i) => box(x - w * 0.1, foot - high + 12 + i * 26, 6, 14)),
    ) +
    cone(copper, x - w / 2 - 5, foot - high - 3, w + 10, w * 1.5);
  const foot = -78;
  return (
    wing(-150, foot, 86, 92, 44) +
    wing(60, foot, 98, 104, 46) +
    wing(-58, foot, 110, 214, 78) +
    turret(-58, foot, 30, 190) +
    turret(54, foot, 30, 190) +
    line(dark, 3, path(0, foot - 292, 0, foot - 320)) +
    shape(popL, poly(1.5, foot - 320, 30, foot - 313, 1.5, foot - 304)) +
    wing(-104, foot, 74, 68, 40) +
    wing(16, foot, 70, 74, 42) +
    turret(-152, foot, 36, 78) +
    turret(152, foot, 34, 84) +
    shape(landR, `M-180 0L-174-40L-178 ${foot}H178L172-34L180 0z`) +
    shape(landL, `M-180 0L-174-40L-178 ${foot}H-40L-66-46L-40-24L-80 0z`, 'M10-70L60-70L40-30L56 0H6L14-36z') +
    shape(pale, box(-180, foot - 6, 230, 7)) +
    shape(m, box(50, foot - 6, 130, 7)) +
    shape(leafR, oval(-140, -14, 40, 18), oval(-20, -12, 44, 16), oval(110, -16, 50, 20)) +
    shape(leafL, oval(-150, -20, 22, 9), oval(-32, -17, 24, 8), oval(96, -23, 27, 10)) +
    shape(l, ...[-120, -60, 0].map((x) => box(x, foot - 14, 3, 9))) +
    shape(r, ...[80, 130].map((x) => box(x, foot - 14, 3, 9)))
  );
}

/** Vilnius's Gediminas Tower: eight sides of brick on a green hill above the palace roofs, the flag over it. */
export function hillTower({ ink }: Pen): string {
  const { l, m, pale, pane, dark, roofL, roofR, leafL, leafR, landL, path: way, popL, glow } = ink;
  const storey = (foot: number, half: number, high: number): string =>
    shape(roofL, box(-half, foot - high, half * 0.66, high)) +
    shape(m, box(-half * 0.34, foot - high, half * 0.74, high)) +
    shape(roofL, box(-half * 0.34, foot - high, half * 0.74, high)) +
    shape(roofR, box(half * 0.4, foot - high, half * 0.6, high)) +
    shape(l, box(-half * 0.37, foot - high, 3, high)) +
    shape(
      pane,
      arch(-half * 0.76, foot - high * 0.24, half * 0.2, high * 0.42),
      arch(-half * 0.1, foot - high * 0.24, half * 0.26, high * 0.46),
      arch(half * 0.62, foot - high * 0.24, half * 0.18, high * 0.42),
    ) +
    shape(pale, box(-half - 3, foot - high - 4, half * 1.4 + 3, 5)) +
    shape(m, box(half * 0.4, foot - high - 4, half * 0.6 + 3, 5));
  return (
    storey(-118, 58, 92) +
    storey(-210, 53, 60) +
    storey(-270, 48, 46) +
    shape(roofL, merlons(-50, -318, 70, 4, 13)) +
    shape(roofR, merlons(22, -318, 28, 2, 13)) +
    line(dark, 3.4, path(0, -318, 0, -402)) +
    shape(glow, box(1.7, -400, 50, 10)) +
    shape(leafL, box(1.7, -390, 50, 10)) +
    shape(popL, box(1.7, -380, 50, 10)) +
    shape(leafR, 'M-180 0C-140-54-112-124-64-128H70C118-120 146-60 180 0z') +
    shape(leafL, 'M-180 0C-140-54-112-124-64-128H-6C-44-96-46-54-30 0z') +
    line(way, 7, 'M-110 0Q40-24 84-46Q60-74-40-84Q-50-104 8-122') +
    shape(landL, box(-64, -132, 90, 6)) +
    shape(pale, box(-172, -34, 84, 34)) +
    shape(m, box(-88, -34, 42, 34)) +
    shape(roofL, poly(-176, -34, -162, -58, -92, -58, -86, -34)) +
    shape(roofR, poly(-86, -34, -92, -58, -58, -58, -42, -34)) +
    shape(
      pane,
      times(5, (i) => box(-164 + i * 15, -26, 6, 13)),
      times(2, (i) => box(-80 + i * 15, -26, 6, 13)),
    ) +
    shape(pale, box(70, -30, 64, 30)) +
    shape(m, box(134, -30, 40, 30)) +
    shape(roofL, poly(66, -30, 78, -52, 132, -52, 136, -30)) +
    shape(roofR, poly(136, -30, 132, -52, 164, -52, 178, -30)) +
    shape(
      pane,
      times(4, (i) => box(78 + i * 14, -22, 6, 12)),
    ) +
    shape(leafR, oval(-10, -10, 46, 16), oval(158, -4, 20, 8)) +
    shape(leafL, oval(-22, -16, 25, 8))
  );
}

/** Český Krumlov's: a painted round tower with an arcade under its helmet, the castle along the rock. */
export function paintedTower({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, roofL, roofR, leafL, leafR, landL, landR, popL, popR, glow } = ink;
  const foot = -104;
  const rings = (y: number, colour: string): string => shape(colour, box(-104, y, 76, 5));
  const house = (x: number, y: number, w: number, high: number, light: string, shade: string): string =>
    shape(light, box(x, y - high, w * 0.64, high)) +
    shape(shade, box(x + w * 0.64, y - high, w * 0.36, high)) +
    shape(roofL, poly(x - 3, y - high, x + 8, y - high - 18, x + w - 10, y - high - 18, x + w * 0.64, y - high)) +
    shape(roofR, poly(x + w * 0.64, y - high, x + w - 10, y - high - 18, x + w + 3, y - high)) +
    shape(
      pane,
      times(Math.floor((w * 0.6) / 15), (i) => box(x + 7 + i * 15, y - high + 9, 6, 11)),
    );
  return (
    house(38, foot, 138, 66, pale, m) +
    shape(
      pane,
      times(6, (i) => box(46 + i * 15, foot - 30, 6, 12)),
    ) +
    house(-30, foot, 84, 92, glow, landR) +
    shape(
      pane,
      times(3, (i) => box(-22 + i * 15, foot - 56, 6, 12) + box(-22 + i * 15, foot - 28, 6, 12)),
    ) +
    drum(ink, -106, foot, 80, 130) +
    rings(foot - 60, popL) +
    rings(foot - 100, leafL) +
    shape(
      popL,
      times(4, (i) => poly(-98 + i * 18, foot - 76, -92 + i * 18, foot - 88, -86 + i * 18, foot - 76)),
    ) +
    shape(pane, arch(-90, foot - 20, 10, 24), arch(-62, foot - 20, 10, 24)) +
    shape(pale, box(-112, foot - 136, 92, 7)) +
    drum({ ...ink, l: popL, m: popL, r: popR }, -104, foot - 136, 76, 48) +
    shape(
      pale,
      times(5, (i) => arch(-100 + i * 14.6, foot - 136, 11, 38)),
    ) +
    shape(
      dark,
      times(5, (i) => arch(-98 + i * 14.6, foot - 136, 7, 32)),
    ) +
    shape(pale, box(-108, foot - 188, 84, 6)) +
    shape(leafL, `M-108${foot - 188}Q-102${foot - 214} -78${foot - 220}H-58V${foot - 188}z`) +
    shape(leafR, `M-58${foot - 188}V${foot - 220}H-54Q-30${foot - 214} -24${foot - 188}z`) +
    drum(ink, -80, foot - 218, 28, 24) +
    shape(pane, arch(-75, foot - 220, 7, 17), arch(-62, foot - 220, 6, 17)) +
    shape(leafL, `M-84${foot - 242}Q-78${foot - 254} -70${foot - 258}L-66${foot - 284}L-62${foot - 242}z`) +
    shape(leafR, `M-62${foot - 242}L-66${foot - 284}L-62${foot - 258}Q-54${foot - 254} -48${foot - 242}z`) +
    shape(glow, disc(-66, foot - 286, 4), box(-67.4, foot - 297, 2.8, 10)) +
    shape(landR, `M-180 0L-172-44L-150-58L-124 ${foot}H180V0z`) +
    shape(
      landL,
      `M-180 0L-172-44L-150-58L-124 ${foot}H-60L-84-66L-50-40L-90 0z`,
      `M20 ${foot}H70L52-64L74-30L40 0H6L22-46z`,
    ) +
    shape(m, box(-126, foot - 3, 306, 6)) +
    house(-172, -8, 62, 34, popL, popR) +
    house(-112, 0, 60, 40, pale, m) +
    house(-52, -4, 62, 34, glow, landR) +
    house(12, 0, 58, 42, l, r) +
    house(70, -4, 60, 34, popL, popR) +
    house(128, 0, 50, 38, pale, m) +
    shape(leafR, oval(-140, -58, 26, 14), oval(140, -66, 36, 16)) +
    shape(leafL, oval(-146, -62, 14, 7), oval(130, -72, 20, 8))
  );
}

/** Warsaw's Royal Castle: long walls of rose around a clock tower with a green spire, corner towers under helmets. */
export function clockPalace({ ink }: Pen): string {
  const { m, pale, pane, dark, roofL, roofR, leafL, leafR, landR, popL, popR, glow } = ink;
  const helmet = (x: number, y: number, w: number, high: number): string =>
    shape(
      leafL,
      `M${nums(x - w / 2, y)}Q${nums(x - w * 0.42, y - high * 0.36, x - w * 0.14, y - high * 0.42)}V${nums(y - high * 0.56)}L${nums(x, y - high)}L${nums(x + w * 0.1, y)}z`,
    ) +
    shape(
      leafR,
      `M${nums(x + w * 0.1, y)}L${nums(x, y - high)}L${nums(x + w * 0.14, y - high * 0.56)}V${nums(y - high * 0.42)}Q${nums(x + w * 0.42, y - high * 0.36, x + w / 2, y)}z`,
    ) +
    shape(glow, disc(x, y - high, 2.6));
  const wing = (x: number, w: number, light: string): string =>
    shape(light, box(x, -84, w, 84)) +
    shape(
      pale,
      times(Math.floor(w / 19), (i) => box(x + 5 + i * 19, -77, 13, 20) + box(x + 5 + i * 19, -49, 13, 20)),
      box(x, -88, w, 5),
      box(x, -54, w, 2.6),
    ) +
    shape(
      pane,
      times(
        Math.floor(w / 19),
        (i) => box(x + 7.5 + i * 19, -75, 8, 16) + box(x + 7.5 + i * 19, -47, 8, 16) + box(x + 8 + i * 19, -20, 7, 12),
      ),
    );
  const corner = (x: number): string =>
    block({ ...ink, l: popL, r: popR }, x - 21, 0, 42, 96, 0.62) +
    shape(pale, box(x - 24, -100, 48, 5), box(x - 21, -54, 26, 3)) +
    shape(
      pane,
      ...[-78, -46, -20].map((y) => box(x - 13, y, 8, 15)),
      ...[-78, -46, -20].map((y) => box(x + 9, y, 6, 15)),
    ) +
    helmet(x, -100, 46, 56);
  return (
    shape(roofL, poly(-214, -88, -204, -112, 60, -112, 60, -88)) +
    shape(roofR, poly(60, -88, 60, -112, 204, -112, 214, -88)) +
    shape(pale, ...[-160, -120, -80, 60, 100, 140].map((x) => poly(x - 7, -92, x, -106, x + 7, -92))) +
    wing(-212, 182, popL) +
    wing(26, 186, popL) +
    corner(-206) +
    corner(206) +
    block({ ...ink, l: popL, r: popR }, -32, 0, 64, 128, 0.64) +
    shape(pale, box(-36, -132, 50, 6), box(-32, -88, 42, 4), box(-32, -54, 42, 3)) +
    shape(m, box(14, -132, 22, 6)) +
    shape(glow, disc(-11, -108, 13)) +
    shape(pale, disc(-11, -108, 10)) +
    line(dark, 2.6, path(-11, -108, -11, -115), path(-11, -108, -6, -105)) +
    shape(pane, arch(-19, -60, 14, 22), arch(16, -60, 10, 22), arch(16, -98, 10, 18)) +
    shape(pale, arch(-24, 0, 26, 40)) +
    shape(dark, arch(-20, 0, 18, 34)) +
    helmet(0, -132, 66, 74) +
    shape(landR, box(-228, -4, 456, 4)) +
    shape(leafR, ...[-150, -70, 90, 160].map((x) => oval(x, -6, 26, 7))) +
    shape(leafL, ...[-156, -76, 84, 154].map((x) => oval(x, -8, 14, 4)))
  );
}
