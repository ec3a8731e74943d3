import { num, nums, poly, shape, times } from '../svg.js';
import type { MotifArt, Pen } from './art.js';
import { boulderPeak } from './peaks.js';

/** Where it never snows, woods reach up to the peaks. */
const GREEN =
  /mo’orea|gower|monte cara|ávila|sugarloaf|te rua manga|pioa|trois frères|monserrate|san giovanni|terraces|cerro gordo|doi suthep|entoto|moiwa|tâmpa/i;
const SNOWY = /fuji|popocat|misti|pichincha|volcano/i;

/** Peaks with a lit and a shaded flank, and snow or woods; a flat top where the name says table. */
function mountain({ ink, rng, w, h, name }: Pen): string {
  if (/table/i.test(name)) return mesa({ ink, w, h });
  if (/pieter both/i.test(name)) return boulderPeak({ ink, w, h });
  const isGreen = GREEN.test(name);
  const { pale, leafR, landR } = ink;
  const [l, m, r] = isGreen ? [ink.leafL, ink.leafR, ink.leafR] : [ink.l, ink.m, ink.r];
  const peak = (cx: number, half: number, high: number, snow: boolean): string => {
    const [x, y, s] = [(cx - 0.5) * w, high * h, half * w];
    const j = (): number => rng.between(-0.05, 0.05) * s;
    const spine = [
      x,
      -y,
      x + s * 0.1 + j(),
      -y * 0.72,
      x - s * 0.03 + j(),
      -y * 0.5,
      x + s * 0.16 + j(),
      -y * 0.26,
      x + s * 0.02,
      0,
    ] as const;
    const back = [x + s * 0.04, -y * 0.26, x - s * 0.12, -y * 0.5] as const;
    return (
      shape(l, poly(x - s, 0, x - s * 0.62, -y * 0.34, x - s * 0.44, -y * 0.44, x - s * 0.2, -y * 0.8, ...spine)) +
      shape(r, poly(...spine, x + s, 0, x + s * 0.6, -y * 0.38, x + s * 0.42, -y * 0.46, x + s * 0.22, -y * 0.78)) +
      shape(
        m,
        poly(
          x - s * 0.44,
          -y * 0.44,
          x - s * 0.3,
          -y * 0.3,
          x - s * 0.36,
          -y * 0.12,
          x - s * 0.56,
          0,
          x - s * 0.5,
          -y * 0.2,
        ),
        poly(...back, x - s * 0.2, -y * 0.34, x - s * 0.16, -y * 0.1, x - s * 0.06, -y * 0.14),
      ) +
      (snow && !isGreen
        ? shape(
            pale,
            poly(
              x,
              -y,
              x - s * 0.2,
              -y * 0.8,
              x - s * 0.27,
              -y * 0.68,
              x - s * 0.18,
              -y * 0.72,
              x - s * 0.12,
              -y * 0.6,
              x - s * 0.04,
              -y * 0.7,
              x + s * 0.02,
              -y * 0.62,
              x + s * 0.08,
              -y * 0.74,
            ),
          ) +
          shape(
            m,
            poly(
              x,
              -y,
              x + s * 0.1,
              -y * 0.74,
              x + s * 0.14,
              -y * 0.66,
              x + s * 0.19,
              -y * 0.72,
              x + s * 0.26,
              -y * 0.66,
              x + s * 0.22,
              -y * 0.78,
            ),
          )
        : '')
    );
  };
  return (
    peak(0.18, 0.18, 0.56, false) +
    peak(0.8, 0.2, 0.66, true) +
    peak(0.46, 0.33, 1, true) +
    peak(0.64, 0.2, 0.46, false) +
    peak(0.12, 0.12, 0.34, false) +
    shape(
      landR,
      poly(-w * 0.5, 0, -w * 0.4, -h * 0.06, -w * 0.1, -h * 0.1, w * 0.16, -h * 0.05, w * 0.4, -h * 0.1, w * 0.5, 0),
    ) +
    shape(
      leafR,
      times(16, (i) =>
        poly((i / 16 - 0.48) * w, 0, (i / 16 - 0.468) * w, -h * (0.07 + (i % 3) * 0.02), (i / 16 - 0.456) * w, 0),
      ),
    )
  );
}

function mesa({ ink, w, h }: Pick<Pen, 'ink' | 'w' | 'h'>): string {
  const { l, m, r, leafL, leafR, pale } = ink;
  const p = (...points: readonly number[]): string =>
    poly(...points.map((value, i) => (i % 2 === 0 ? (value - 0.5) * w : -value * h)));
  const at = (x: number, y: number): string => nums((x - 0.5) * w, -y * h);
  return (
    shape(r, p(0, 0, 0.05, 0.24, 0.09, 0.62, 0.11, 0.74, 0.135, 0.76, 0.16, 0.5, 0.2, 0.3, 0.24, 0)) +
    shape(l, p(0, 0, 0.05, 0.24, 0.09, 0.62, 0.11, 0.74, 0.12, 0.5, 0.1, 0.3, 0.13, 0)) +
    shape(l, p(0.14, 0, 0.2, 0.44, 0.22, 0.8, 0.25, 0.88, 0.78, 0.9, 0.8, 0.84, 0.8, 0.3, 0.7, 0)) +
    shape(r, p(0.74, 0.9, 0.78, 0.9, 0.81, 0.82, 0.84, 0.52, 0.9, 0.3, 1, 0, 0.72, 0, 0.77, 0.44, 0.75, 0.62)) +
    shape(
      r,
      p(0.3, 0.88, 0.33, 0.88, 0.325, 0.66, 0.345, 0.4, 0.31, 0.44, 0.315, 0.66),
      p(0.42, 0.88, 0.47, 0.89, 0.45, 0.66, 0.475, 0.42, 0.43, 0.46, 0.435, 0.68),
      p(0.57, 0.89, 0.6, 0.89, 0.59, 0.66, 0.62, 0.4, 0.57, 0.44, 0.578, 0.68),
      p(0.66, 0.89, 0.68, 0.89, 0.675, 0.7, 0.69, 0.46, 0.665, 0.5),
    ) +
    shape(
      m,
      p(0.25, 0.88, 0.3, 0.88, 0.3, 0.74, 0.27, 0.7),
      p(0.345, 0.4, 0.33, 0.62, 0.36, 0.56, 0.4, 0.58, 0.42, 0.42),
      p(0.475, 0.42, 0.46, 0.6, 0.5, 0.54, 0.55, 0.56, 0.57, 0.42),
      p(0.62, 0.4, 0.605, 0.62, 0.64, 0.58, 0.66, 0.46),
    ) +
    shape(
      pale,
      `M${at(0.25, 0.86)}C${at(0.28, 0.99)} ${at(0.4, 0.94)} ${at(0.5, 0.97)}C${at(0.6, 1.01)} ${at(0.74, 0.97)} ${at(0.78, 0.91)}C${at(0.8, 0.88)} ${at(0.81, 0.82)} ${at(0.805, 0.76)}C${at(0.79, 0.83)} ${at(0.75, 0.86)} ${at(0.7, 0.85)}C${at(0.66, 0.78)} ${at(0.63, 0.85)} ${at(0.56, 0.86)}C${at(0.5, 0.81)} ${at(0.46, 0.87)} ${at(0.4, 0.85)}C${at(0.34, 0.81)} ${at(0.3, 0.85)} ${at(0.25, 0.86)}z`,
    ) +
    shape(
      leafL,
      p(
        0.12,
        0,
        0.2,
        0.44,
        0.26,
        0.36,
        0.33,
        0.46,
        0.42,
        0.34,
        0.5,
        0.46,
        0.58,
        0.36,
        0.68,
        0.48,
        0.78,
        0.36,
        0.84,
        0.46,
        0.92,
        0.2,
        1,
        0,
      ),
    ) +
    shape(
      leafR,
      p(
        0.3,
        0,
        0.34,
        0.2,
        0.33,
        0.46,
        0.4,
        0.26,
        0.44,
        0,
        0.5,
        0.16,
        0.5,
        0.46,
        0.58,
        0.22,
        0.6,
        0,
        0.68,
        0.2,
        0.68,
        0.48,
        0.76,
        0.2,
        0.84,
        0.46,
        0.92,
        0.2,
        1,
        0,
      ),
      p(0, 0, 0.12, 0.13, 0.22, 0.06, 0.3, 0.12, 0.36, 0),
    )
  );
}

/** Honolulu's: a broken rim above gullies, no cone. */
function tuffCrater({ ink, w, h }: Pen): string {
  const { l, m, r, leafL, leafR, landR } = ink;
  const p = (...points: readonly number[]): string =>
    poly(...points.map((value, i) => (i % 2 === 0 ? value * w : -value * h)));
  const gully = (x: number, top: number): string => p(x - 0.03, 0.06, x, top, x + 0.012, top * 0.96, x + 0.026, 0.06);
  return (
    shape(m, p(-0.34, 0.3, -0.2, 0.46, -0.08, 0.42, 0.06, 0.4, 0.2, 0.44, 0.32, 0.3)) +
    shape(
      l,
      p(
        -0.5,
        0,
        -0.42,
        0.16,
        -0.34,
        0.36,
        -0.25,
        0.55,
        -0.2,
        0.62,
        -0.15,
        0.52,
        -0.06,
        0.42,
        0.04,
        0.4,
        0.14,
        0.44,
        0.16,
        0,
      ),
    ) +
    shape(r, p(0.14, 0, 0.14, 0.44, 0.22, 0.5, 0.28, 0.46, 0.36, 0.28, 0.44, 0.12, 0.5, 0)) +
    shape(r, gully(-0.34, 0.3), gully(-0.25, 0.44), gully(-0.16, 0.44), gully(-0.06, 0.34), gully(0.05, 0.32)) +
    shape(m, gully(0.22, 0.42), gully(0.31, 0.32)) +
    shape(
      leafR,
      `M${nums(-w * 0.5, 0)}Q${nums(-w * 0.4, -h * 0.16, -w * 0.24, -h * 0.09)}T${nums(w * 0.1, -h * 0.09)}T${nums(w * 0.5, 0)}z`,
    ) +
    shape(leafL, `M${nums(-w * 0.5, 0)}Q${nums(-w * 0.34, -h * 0.1, -w * 0.16, -h * 0.03)}T${nums(w * 0.3, 0)}z`) +
    shape(landR, p(-0.5, 0, 0.5, 0, 0.5, 0.02, -0.5, 0.02))
  );
}

/** A single cone with concave flanks: snow on it where there is some, a plume where it smokes, else a bare crater. */
function volcano(pen: Pen): string {
  const { ink, w, h, region, name } = pen;
  if (/diamond head/i.test(name)) return tuffCrater(pen);
  const { pale, popL, leafL, leafR } = ink;
  const flank = 'M' + nums(-w * 0.5, 0) + 'C' + nums(-w * 0.28, -h * 0.1, -w * 0.13, -h * 0.52, -w * 0.055, -h * 0.88);
  const isSnowy = SNOWY.test(name) && region !== 'europa';
  const quiet = isSnowy || (region === 'america' && !/merapi/i.test(name)) || region === 'oceania';
  const [l, m, r] = quiet && !isSnowy ? [leafL, leafR, leafR] : [ink.l, ink.m, ink.r];
  const top = h * 0.88;
  const p = (...points: readonly number[]): string =>
    poly(...points.map((value, i) => (i % 2 === 0 ? value * w : -value * h)));
  return (
    (quiet
      ? ''
      : shape(
          m,
          `M${nums(-w * 0.03, -top)}c${nums(-w * 0.06, -h * 0.03, -w * 0.03, -h * 0.09, w * 0.02, -h * 0.08)}c${nums(w * 0.03, -h * 0.06, w * 0.09, -h * 0.04, w * 0.12, 0)}c${nums(w * 0.07, -h * 0.01, w * 0.07, h * 0.06, 0, h * 0.05)}c${nums(-w * 0.04, h * 0.03, -w * 0.08, h * 0.02, -w * 0.09, h * 0.03)}z`,
        )) +
    shape(l, `${flank}L${nums(w * 0.055, -top)}C${nums(w * 0.13, -h * 0.52, w * 0.28, -h * 0.1, w * 0.5, 0)}z`) +
    shape(
      r,
      `M${nums(w * 0.012, -top)}L${nums(w * 0.055, -top)}C${nums(w * 0.13, -h * 0.52, w * 0.28, -h * 0.1, w * 0.5, 0)}H${num(w * 0.08)}C${nums(w * 0.03, -h * 0.2, w * 0.06, -h * 0.5, w * 0.012, -top)}z`,
    ) +
    shape(m, p(-0.2, 0, -0.1, 0.34, -0.075, 0.5, -0.09, 0.2), p(-0.05, 0, -0.03, 0.3, -0.02, 0.48, 0, 0.24)) +
    (isSnowy
      ? shape(
          pale,
          p(
            -0.055,
            0.88,
            0.012,
            0.88,
            0.03,
            0.62,
            0.018,
            0.54,
            0,
            0.64,
            -0.022,
            0.52,
            -0.045,
            0.66,
            -0.07,
            0.54,
            -0.09,
            0.62,
            -0.115,
            0.54,
          ),
        ) +
        shape(m, p(0.012, 0.88, 0.055, 0.88, 0.112, 0.54, 0.09, 0.62, 0.07, 0.52, 0.05, 0.62, 0.03, 0.56, 0.036, 0.7))
      : shape(
          quiet ? ink.r : popL,
          p(-0.055, 0.88, 0.055, 0.88, 0.04, 0.83, 0.02, 0.85, 0, 0.74, -0.02, 0.84, -0.04, 0.82),
        )) +
    shape(
      leafR,
      `M${nums(-w * 0.5, 0)}Q${nums(-w * 0.3, -h * 0.12, -w * 0.12, -h * 0.06)}T${nums(w * 0.2, -h * 0.07)}T${nums(w * 0.5, 0)}z`,
    ) +
    shape(leafL, `M${nums(-w * 0.5, 0)}Q${nums(-w * 0.3, -h * 0.07, -w * 0.1, -h * 0.02)}T${nums(w * 0.3, 0)}z`)
  );
}

export const mountains = {
  mountain: { role: 'relief', w: 800, h: 340, elastic: true, draw: mountain },
  volcano: { role: 'relief', w: 800, h: 330, elastic: true, draw: volcano },
} satisfies Record<string, MotifArt>;
