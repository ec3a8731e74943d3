import { arch, box, disc, nums, oval, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** A door of Georgian Dublin: a fanlight between columns in a wall of brick. */
export function fanlight({ ink }: Pen): string {
  const { l, m, r, pale, roofL, roofR, popL, popR, pane, glow, dark, leafL, leafR } = ink;
  const sash = (x: number): string =>
    shape(pale, box(x - 27, -214, 54, 112)) +
    shape(pane, box(x - 21, -208, 42, 100)) +
    shape(
      pale,
      box(x - 1.5, -208, 3, 100),
      box(x - 21, -160, 42, 4),
      box(x - 21, -185, 42, 3),
      box(x - 21, -134, 42, 3),
    ) +
    shape(m, box(x - 31, -102, 62, 7)) +
    shape(r, box(x - 31, -95, 62, 4));
  const courses = times(
    13,
    (i) =>
      box(-206 + (i % 2) * 14, -270 + i * 20, 12, 3) +
      box(-96 + (i % 3) * 9, -262 + i * 20, 12, 3) +
      box(86 + (i % 2) * 16, -266 + i * 20, 12, 3) +
      box(176 + (i % 3) * 8, -258 + i * 20, 12, 3),
  );
  return (
    shape(roofL, box(-212, -280, 424, 272)) +
    shape(roofR, box(120, -280, 92, 272), courses) +
    shape(pale, box(-212, -288, 332, 10)) +
    shape(m, box(120, -288, 92, 10)) +
    sash(-148) +
    sash(150) +
    shape(pale, arch(-74, -14, 148, 232)) +
    shape(m, 'M20-14V-236A74 74 0 0 1 74-172V-14z') +
    shape(dark, `M-62-170A62 62 0 0 1 62-170z`) +
    shape(glow, `M-56-172A56 56 0 0 1 56-172z`) +
    shape(
      pale,
      ...[-64, -38, -13, 13, 38, 64].map((x) =>
        poly(
          -3,
          -170,
          x * 0.86 - 2,
          -170 - Math.sqrt(Math.max(0, 60 ** 2 - x * x * 0.86 ** 2)),
          x * 0.86 + 2,
          -170 - Math.sqrt(Math.max(0, 60 ** 2 - x * x * 0.86 ** 2)),
          3,
          -170,
        ),
      ),
      'M-24-170A24 24 0 0 1 24-170z',
    ) +
    shape(l, box(-70, -178, 140, 9)) +
    shape(l, box(-62, -168, 16, 154), box(40, -168, 16, 154)) +
    shape(r, box(-51, -168, 5, 154), box(51, -168, 5, 154)) +
    shape(pane, box(-42, -158, 9, 100), box(27, -158, 9, 100)) +
    shape(popL, box(-28, -166, 56, 152)) +
    shape(
      popR,
      box(14, -166, 14, 152),
      box(-22, -158, 14, 42),
      box(-2, -158, 12, 42),
      box(-22, -106, 14, 40),
      box(-2, -106, 12, 40),
      box(-22, -56, 14, 34),
      box(-2, -56, 12, 34),
    ) +
    shape(glow, disc(0, -90, 4.4), box(-8, -62, 16, 3.4)) +
    block(ink, -84, 0, 168, 8, 0.66) +
    block(ink, -72, -8, 144, 7, 0.66) +
    shape(
      dark,
      times(9, (i) => box(-206 + i * 14, -58, 3.4, 50) + box(94 + i * 14, -58, 3.4, 50)),
      box(-210, -58, 122, 4),
      box(90, -58, 122, 4),
    ) +
    shape(leafR, disc(-96, -26, 16), disc(98, -26, 16)) +
    shape(leafL, disc(-101, -31, 9), disc(93, -31, 9)) +
    shape(r, poly(-108, 0, -104, -16, -88, -16, -84, 0), poly(86, 0, 90, -16, 106, -16, 110, 0))
  );
}

/** A gate of Bali: one stepped tower split in two, so that whoever walks through sees the sky. */
export function splitGate({ ink }: Pen): string {
  const { l, m, r, pale, popL, popR, glow, leafL, leafR, dark } = ink;
  const levels = [
    [134, 26],
    [116, 44],
    [98, 50],
    [80, 48],
    [60, 42],
    [42, 34],
    [24, 26],
  ] as const;
  const half = (turn: 1 | -1): string => {
    let foot = 0;
    return levels
      .map(([wide, high], i) => {
        const y = foot;
        foot += high;
        const x = turn < 0 ? -36 - wide : 36;
        const brick = i % 2 === 0 ? [l, r] : [popL, popR];
        const [light, shade] = turn < 0 ? [brick[0], brick[1]] : [m, brick[1]];
        return (
          shape(light ?? l, box(x, -y - high, wide, high)) +
          shape(
            shade ?? r,
            box(turn < 0 ? x + wide * 0.74 : x + wide * 0.4, -y - high, wide * (turn < 0 ? 0.26 : 0.6), high),
          ) +
          shape(pale, box(x - (turn < 0 ? 7 : 0), -y - high, wide + 7, 6)) +
          (i > 0 && i < 6 ? shape(glow, box(x + wide * 0.3, -y - high * 0.66, wide * 0.24, high * 0.3)) : '') +
          shape(
            leafL,
            poly(
              turn < 0 ? x - 7 : x + wide + 7,
              -y - high,
              turn < 0 ? x - 12 : x + wide + 12,
              -y - high - 16,
              turn < 0 ? x + 6 : x + wide - 6,
              -y - high,
            ),
          )
        );
      })
      .join('');
  };
  const guard = (x: number): string =>
    block(ink, x - 14, 0, 28, 20, 0.62) +
    shape(m, 'M' + nums(x - 12, -20) + 'q-4-26 4-34q8-12 16 0q8 8 4 34z') +
    shape(dark, box(x - 13, -34, 26, 13)) +
    shape(pale, box(x - 13, -31, 6, 6), box(x - 1, -27, 6, 6), box(x + 7, -33, 6, 6));
  return (
    half(-1) +
    half(1) +
    block(ink, -206, 0, 46, 66, 0.7) +
    block(ink, 164, 0, 42, 66, 0.4) +
    shape(pale, box(-210, -72, 54, 7), box(160, -72, 50, 7)) +
    shape(leafR, oval(-186, -78, 26, 12), oval(186, -78, 26, 12)) +
    shape(m, poly(-52, 0, -36, -22, 36, -22, 52, 0)) +
    shape(
      pale,
      times(3, (i) => box(-47 + i * 4.6, -8 - i * 7, 94 - i * 9, 3)),
    ) +
    guard(-64) +
    guard(64) +
    shape(leafL, oval(-194, -82, 14, 7), oval(178, -82, 14, 7)) +
    shape(glow, poly(-4, -22, 0, -30, 4, -22)) +
    shape(r, box(-206, -3, 412, 3))
  );
}

/** Petra's treasury: two storeys of columns cut into a wall of red rock. */
export function rockFront({ ink }: Pen): string {
  const { l, m, r, pale, dark, popL, landL, landR, cast } = ink;
  const column = (x: number, foot: number, high: number): string =>
    shape(l, box(x - 5, -foot - high, 7, high)) +
    shape(r, box(x + 2, -foot - high, 4, high)) +
    shape(pale, box(x - 7, -foot - high - 2, 14, 6), box(x - 7, -foot - 5, 14, 5));
  return (
    shape(r, 'M-200 0L-196-120L-170-190L-128-226L-60-238L60-238L120-230L168-196L194-128L200 0z') +
    shape(landR, 'M-200 0L-196-120L-170-190L-128-226L-60-238L-84-190L-96-120L-90 0z') +
    shape(m, 'M-170-190L-128-226L-116-160L-130-60L-150 0H-172Q-150-110-170-190z') +
    shape(cast, box(-92, -222, 184, 222)) +
    shape(landL, box(-84, -112, 168, 112)) +
    shape(m, box(40, -112, 44, 112)) +
    shape(dark, box(-58, -84, 118, 80)) +
    shape(popL, box(-12, -72, 24, 68)) +
    [-76, -54, -24, 24, 54, 76].map((x) => column(x, 4, 92)).join('') +
    shape(pale, box(-88, -106, 118, 8)) +
    shape(m, box(30, -106, 58, 8)) +
    shape(pale, poly(-62, -106, 0, -126, 62, -106)) +
    shape(r, poly(-44, -108, 0, -122, 44, -108)) +
    shape(landL, box(-84, -130, 168, 8)) +
    shape(landL, box(-84, -190, 44, 60), box(40, -190, 22, 60)) +
    shape(m, box(62, -190, 22, 60)) +
    shape(l, box(-22, -190, 26, 60)) +
    shape(r, box(4, -190, 18, 60)) +
    [-78, -46, 46, 78].map((x) => column(x, 130, 50)).join('') +
    [-18, 18].map((x) => column(x, 130, 52)).join('') +
    shape(pale, poly(-88, -188, -40, -206, -40, -188), poly(88, -188, 40, -206, 40, -188)) +
    shape(l, poly(-26, -188, 0, -218, 4, -188)) +
    shape(r, poly(4, -188, 0, -218, 26, -188)) +
    shape(pale, oval(0, -222, 7, 8), box(-27, -191, 54, 5)) +
    shape(dark, box(-10, -176, 20, 40)) +
    shape(r, box(-200, -4, 400, 4)) +
    shape(landL, poly(-40, 0, -30, -6, 30, -6, 40, 0))
  );
}
