import { arch, box, disc, nums, oval, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';

/** A round roof of tiles: `y` is its eave, `top` half of what it rises to. */
const cone = (light: string, shade: string, y: number, half: number, top: number, high: number): string =>
  shape(
    light,
    `M${nums(-half, y - 3)}C${nums(-half * 0.72, y - high * 0.16, -half * 0.42, y - high * 0.4, -top, y - high)}H${nums(top)}C${nums(half * 0.42, y - high * 0.4, half * 0.72, y - high * 0.16, half, y - 3)}Q${nums(0, y + half * 0.16, -half, y - 3)}z`,
  ) +
  shape(
    shade,
    `M${nums(top * 0.4, y - high)}H${nums(top)}C${nums(half * 0.42, y - high * 0.4, half * 0.72, y - high * 0.16, half, y - 3)}Q${nums(half * 0.7, y + half * 0.06, half * 0.34, y + half * 0.075)}C${nums(half * 0.36, y - high * 0.2, half * 0.2, y - high * 0.5, top * 0.4, y - high)}z`,
  );

/** Beijing's Hall of Prayer: three round blue roofs one above the other on three rings of marble. */
export function prayerHall({ ink }: Pen): string {
  const { l, m, r, pale, popL, popR, water, depth, glow, leafL, leafR, pane } = ink;
  const terrace = (half: number, foot: number): string =>
    drum(ink, -half, -foot, half * 2, 18) +
    shape(pale, box(-half - 2, -foot - 26, half * 2 + 4, 4)) +
    shape(
      l,
      times(Math.round(half / 6), (i) => box(-half + i * 12 + 3, -foot - 24, 5, 7)),
    ) +
    shape(r, box(half * 0.5, -foot - 22, half * 0.5, 4));
  const storey = (foot: number, half: number, high: number, count: number): string =>
    shape(popL, box(-half, -foot - high, half * 1.3, high)) +
    shape(popR, box(half * 0.3, -foot - high, half * 0.7, high)) +
    shape(
      pane,
      times(count, (i) =>
        box(-half + 7 + (i * (half * 2 - 6)) / count, -foot - high + 14, (half * 2) / count - 12, high - 16),
      ),
    ) +
    shape(leafL, box(-half, -foot - high, half * 1.3, 11)) +
    shape(leafR, box(half * 0.3, -foot - high, half * 0.7, 11)) +
    shape(
      glow,
      times(count, (i) => box(-half + 6 + (i * (half * 2 - 6)) / count, -foot - high + 3, 8, 4)),
    );
  return (
    terrace(129, 0) +
    terrace(112, 22) +
    terrace(95, 44) +
    shape(pale, poly(-26, 0, -17, -66, 17, -66, 26, 0)) +
    shape(m, poly(8, -66, 17, -66, 26, 0, 12, 0)) +
    shape(
      r,
      times(7, (i) => box(-23 + i, -10 - i * 8.6, 36 - i, 2.6)),
    ) +
    storey(66, 72, 64, 7) +
    cone(water, depth, -128, 104, 68, 44) +
    shape(glow, box(-66, -176, 132, 4)) +
    storey(172, 58, 26, 6) +
    cone(water, depth, -198, 86, 52, 42) +
    shape(glow, box(-52, -243, 104, 4)) +
    storey(240, 45, 24, 5) +
    cone(water, depth, -264, 74, 8, 82) +
    shape(glow, box(-9, -352, 18, 8), oval(0, -362, 10, 12), box(-2, -382, 4, 12)) +
    shape(pale, disc(-3.4, -365, 3))
  );
}

/** Xi'an's Giant Wild Goose Pagoda: seven square storeys of brick, each smaller, an arched door on every side. */
export function gooseTower({ ink }: Pen): string {
  const { m, r, pale, dark, glow, landL, landR, roofL, roofR, leafL, leafR } = ink;
  const brick = { ...ink, l: ink.l, r: landR };
  const storey = (i: number): string => {
    const [foot, half, high] = [-46 - i * 52 + i * i * 0.7, 76 - i * 7.6, 44 - i * 1.2];
    const seam = half * 0.24;
    return (
      block(brick, -half, foot, half * 2, high, 0.66) +
      shape(
        m,
        times(4, (j) => box(-half + 5 + j * seam, foot - high + 6, 3.4, high - 6)),
      ) +
      shape(
        r,
        times(2, (j) => box(half * 0.46 + j * half * 0.26, foot - high + 6, 3.4, high - 6)),
      ) +
      shape(landL, arch(-half * 0.2 - 11, foot, 22, high * 0.72)) +
      shape(dark, arch(-half * 0.2 - 7, foot, 14, high * 0.58), arch(half * 0.62, foot, 8, high * 0.5)) +
      shape(
        pale,
        poly(
          -half,
          foot - high,
          -half - 9,
          foot - high - 8,
          half * 0.32 + 3,
          foot - high - 8,
          half * 0.32,
          foot - high,
        ),
      ) +
      shape(
        r,
        poly(half * 0.32, foot - high, half * 0.32 + 3, foot - high - 8, half + 9, foot - high - 8, half, foot - high),
      )
    );
  };
  return (
    block(ink, -128, 0, 256, 24, 0.64) +
    shape(pale, box(-131, -29, 168, 5)) +
    block(ink, -98, -24, 196, 24, 0.66) +
    shape(pale, box(-100, -51, 132, 5), poly(-34, 0, -24, -48, -4, -48, 6, 0)) +
    shape(
      m,
      times(5, (i) => box(-31 + i * 1.8, -8 - i * 9, 36 - i * 3.6, 3)),
    ) +
    times(7, storey) +
    shape(roofL, `M-40-374Q-16-386-8-408H8L10-374z`) +
    shape(roofR, 'M10-374L3-408H8Q16-386 40-374z') +
    shape(glow, box(-5, -416, 10, 9), disc(0, -424, 7), box(-1.8, -446, 3.6, 18)) +
    shape(leafR, oval(-108, -8, 20, 11), oval(106, -9, 23, 13)) +
    shape(leafL, oval(-112, -12, 12, 6), oval(100, -14, 13, 7))
  );
}

/** Hanoi's Trấn Quốc: eleven small red storeys on the lake, a white figure in every niche, a lotus on top. */
export function lakePagoda({ ink }: Pen): string {
  const { l, m, r, pale, dark, glow, popL, popR, roofL, roofR, leafL, leafR } = ink;
  const storey = (i: number): string => {
    const [foot, half, high] = [-44 - i * 34.6 + i * i * 0.5, 56 - i * 3.1, 24 - i * 0.5];
    const niche = (x: number, w: number): string => arch(x - w / 2, foot - 2, w, high * 0.74);
    return (
      shape(popL, box(-half, foot - high, half * 1.36, high)) +
      shape(popR, box(half * 0.36, foot - high, half * 0.64, high)) +
      shape(dark, niche(-half * 0.64, half * 0.34), niche(-half * 0.06, half * 0.42), niche(half * 0.7, half * 0.3)) +
      shape(
        pale,
        ...[-0.64, -0.06, 0.7].map((s) => oval(half * s, foot - 6, 3, 4.4) + disc(half * s, foot - 11.5, 2)),
      ) +
      shape(
        roofL,
        `M${nums(-half - 12, foot - high - 3)}L${nums(-half + 3, foot - high - 9)}H${nums(half * 0.36)}V${nums(foot - high + 2)}H${nums(-half)}z`,
      ) +
      shape(
        roofR,
        `M${nums(half * 0.36, foot - high - 9)}H${nums(half - 3)}L${nums(half + 12, foot - high - 3)}L${nums(half, foot - high + 2)}H${nums(half * 0.36)}z`,
      )
    );
  };
  const eave = (x: number, half: number, y: number, high: number): string =>
    shape(
      roofL,
      `M${nums(x - half, y - 7)}Q${nums(x - half * 0.7, y, x - half * 0.62, y - high)}H${nums(x + half * 0.62)}Q${nums(x + half * 0.7, y, x + half, y - 7)}Q${nums(x + half * 0.8, y + 5, x, y + 4)}Q${nums(x - half * 0.8, y + 5, x - half, y - 7)}z`,
    ) +
    shape(
      roofR,
      `M${nums(x + half * 0.2, y - high)}H${nums(x + half * 0.62)}Q${nums(x + half * 0.7, y, x + half, y - 7)}Q${nums(x + half * 0.8, y + 5, x + half * 0.3, y + 4)}z`,
    );
  return (
    block(ink, -128, 0, 256, 12, 0.64) +
    shape(glow, box(68, -50, 50, 40)) +
    shape(r, box(102, -50, 16, 40)) +
    shape(dark, box(78, -36, 12, 26), box(96, -36, 5, 26)) +
    eave(92, 38, -48, 24) +
    shape(glow, box(-118, -44, 50, 34)) +
    shape(m, box(-84, -44, 16, 34)) +
    shape(dark, box(-108, -32, 14, 22)) +
    eave(-92, 38, -42, 22) +
    block(ink, -72, -12, 144, 16, 0.66) +
    block(ink, -64, -28, 128, 16, 0.66) +
    shape(pale, box(-75, -31, 98, 4)) +
    times(11, storey) +
    shape(l, `M-24-370Q-30-384-20-392H20Q30-384 24-370z`) +
    shape(r, 'M8-370V-392H20Q30-384 24-370z') +
    shape(glow, `M-15-390Q-16-408 0-420Q16-408 15-390z`, box(-1.8, -448, 3.6, 32), disc(0, -432, 4)) +
    shape(leafR, oval(-112, -9, 18, 12), oval(52, -10, 20, 11), oval(116, -7, 14, 10)) +
    shape(leafL, oval(-115, -13, 10, 6), oval(47, -14, 11, 6))
  );
}

/** A pagoda of the valley of Kathmandu: brick and carved wood under straight roofs on struts, each smaller. */
export function newarTemple({ ink }: Pen): string {
  const { m, r, pale, dark, glow, roofL, roofR, landL, landR, popL, popR, leafL, leafR } = ink;
  const tier = (i: number): string => {
    const [foot, half, wall] = [-64 - i * 72 + i * i * 2.2, 118 - i * 20, 66 - i * 12];
    const eave = foot - 34;
    return (
      block({ ...ink, l: popL, r: popR }, -wall, foot, wall * 2, 40, 0.64) +
      shape(
        dark,
        times(3, (j) => box(-wall * 0.8 + j * wall * 0.42, foot - 26, wall * 0.22, 22)),
        box(wall * 0.5, foot - 26, wall * 0.26, 22),
      ) +
      shape(
        landL,
        times(4, (j) =>
          poly(
            -wall + j * wall * 0.44,
            foot - 6,
            -wall + j * wall * 0.44 + 5,
            foot - 6,
            -half * 0.84 + j * half * 0.46 + 5,
            eave,
            -half * 0.84 + j * half * 0.46,
            eave,
          ),
        ),
      ) +
      shape(
        landR,
        times(2, (j) =>
          poly(
            wall * 0.7 + j * wall * 0.3 - 5,
            foot - 6,
            wall * 0.7 + j * wall * 0.3,
            foot - 6,
            half * (0.66 + j * 0.2),
            eave,
            half * (0.66 + j * 0.2) - 5,
            eave,
          ),
        ),
      ) +
      shape(roofL, poly(-half, eave, -wall * 0.62, eave - 40, wall * 0.4, eave - 40, half * 0.44, eave)) +
      shape(roofR, poly(half * 0.44, eave, wall * 0.4, eave - 40, wall * 0.62, eave - 40, half, eave)) +
      shape(glow, box(-half - 3, eave - 1, half * 1.44 + 3, 4)) +
      shape(m, box(half * 0.44, eave - 1, half * 0.56 + 3, 4)) +
      shape(
        r,
        times(Math.round(half / 16), (j) => box(-half * 0.92 + j * 28, eave + 3, 3, 5)),
      )
    );
  };
  return (
    block({ ...ink, l: roofL, r: roofR }, -128, 0, 256, 22, 0.64) +
    block({ ...ink, l: roofL, r: roofR }, -108, -22, 216, 22, 0.64) +
    block({ ...ink, l: roofL, r: roofR }, -88, -44, 176, 20, 0.64) +
    shape(pale, box(-130, -24, 166, 3), box(-110, -46, 142, 3), poly(-24, 0, -18, -64, 12, -64, 18, 0)) +
    shape(
      m,
      times(6, (i) => box(-22 + i, -9 - i * 10, 38 - i * 2, 3)),
    ) +
    times(5, tier) +
    shape(
      glow,
      poly(-14, -394, -6, -410, 6, -410, 14, -394),
      `M-9-408Q-14-424 0-430Q14-424 9-408z`,
      poly(-3, -428, 0, -450, 3, -428),
    ) +
    shape(leafR, oval(-112, -8, 18, 10), oval(112, -8, 18, 11)) +
    shape(leafL, oval(-116, -12, 10, 5), oval(108, -12, 10, 6))
  );
}
