import type { Landmark } from '../landmark.js';
import { box, disc, nums, num, oval, poly, shape, times } from '../svg.js';
import { stand, type Frame } from './frame.js';

/** How far down the lanterns of this size hang. */
export const hangingTo = ({ h }: Frame, size: number): number => h * 0.03 + size * 1.55;

/** Paper lanterns on a slack line from edge to edge at the top, for the evenings of Asia. */
export function paintLanterns({ w, h, palette, rng }: Frame, size: number): string {
  const { popL, popR, glow, dark } = palette.planes.near;
  const count = Math.max(3, Math.round(w / (size * 2.1)));
  const lamp = (x: number, y: number, s: number): string => {
    const r = s * 0.5;
    return (
      shape(popL, oval(x, y + s * 0.62, r * 0.92, r)) +
      shape(
        popR,
        `M${nums(x + r * 0.16, y + s * 0.62 - r)}c${nums(r * 1.1, r * 0.1, r * 1.06, r * 1.9, 0, r * 2)}c${nums(r * 0.46, -r * 0.6, r * 0.46, -r * 1.4, 0, -r * 2)}z`,
      ) +
      shape(
        glow,
        `M${nums(x - r * 0.66, y + s * 0.36)}q${nums(r * 0.2, -r * 0.34, r * 0.44, -r * 0.36)}q${nums(-r * 0.3, r * 0.8, -r * 0.04, r * 1.4)}q${nums(-r * 0.48, -r * 0.3, -r * 0.4, -r * 1.04)}z`,
      ) +
      shape(
        dark,
        box(x - s * 0.22, y + s * 0.06, s * 0.44, s * 0.11),
        box(x - s * 0.22, y + s * 1.08, s * 0.44, s * 0.11),
        box(x - s * 0.03, y - s * 0.1, s * 0.06, s * 0.2),
        box(x - s * 0.03, y + s * 1.16, s * 0.06, s * 0.3),
      )
    );
  };
  const [y0, y1, sag] = [0, h * 0.02, h * 0.04];
  const at = (t: number): number => y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) * 0.5;
  return (
    shape(
      dark,
      `M-4 ${num(y0 - 3)}Q${nums(w / 2, (y0 + y1) / 2 + sag, w + 4, y1 - 3)}V${num(y1)}Q${nums(w / 2, (y0 + y1) / 2 + sag + 4, -4, y0)}z`,
    ) +
    times(count, (i) => {
      const t = (i + 0.5) / count;
      return lamp(t * w, at(t), size * (i % 2 === 0 ? 1 : 0.74) * rng.between(0.92, 1.06));
    })
  );
}

/** A laid table in the near corner on which a dish is served. */
export function paintTable(frame: Frame, dish: Landmark, share: number): string {
  const { w, h, palette } = frame;
  const { pale, m, r, popL } = palette.planes.near;
  const { dark } = palette.planes.front;
  const [top, right] = [h * 0.9, w * share];
  const cloth = h * 0.07;
  return (
    shape(dark, box(0, top, right * 0.96, h)) +
    shape(pale, poly(0, top - h * 0.045, right * 0.88, top - h * 0.045, right, top + h * 0.012, 0, top + h * 0.012)) +
    shape(
      m,
      `M0 ${num(top + h * 0.012)}H${num(right)}${times(6, (i) => `Q${nums(right * (1 - (i + 0.5) / 6), top + cloth + (i % 2 === 0 ? h * 0.04 : 0), right * (1 - (i + 1) / 6), top + cloth)}`)}z`,
    ) +
    shape(
      r,
      times(3, (i) =>
        poly(
          right * (0.22 + i * 0.3),
          top + h * 0.012,
          right * (0.3 + i * 0.3),
          top + h * 0.012,
          right * (0.27 + i * 0.3),
          top + cloth,
        ),
      ),
    ) +
    shape(popL, box(0, top + h * 0.018, right, h * 0.008)) +
    stand(frame, dish, palette.planes.near, { x: right * 0.47, foot: top + h * 0.004, w: right * 0.74, h: h * 0.2 }).svg
  );
}

/** A rowing boat with somebody in it. */
export function paintRowboat({ palette, h }: Frame, x: number, y: number): string {
  const { popL, popR, pale, dark, m, depth } = palette.planes.near;
  const k = h * 0.0011;
  const at = (...v: readonly number[]): string => nums(...v.map((value, i) => (i % 2 === 0 ? x : y) + value * k));
  return (
    shape(depth, `M${at(-70, 4)}Q${at(0, 14, 76, 4)}Q${at(0, 24, -70, 4)}z`) +
    shape(dark, poly(...[-10, -16, 62, 16, 66, 13, -6, -20].map((v, i) => (i % 2 === 0 ? x : y) + v * k))) +
    shape(m, disc(x - 4 * k, y - 48 * k, 7 * k)) +
    shape(
      pale,
      `M${at(-14, -52)}h${num(20 * k)}l${nums(-4 * k, -4 * k)}v${num(-5 * k)}h${num(-11 * k)}v${num(5 * k)}z`,
      `M${at(-16, -12)}L${at(-12, -40, 6, -40, 12, -12)}z`,
    ) +
    shape(
      popL,
      `M${at(-72, -20)}Q${at(-40, -8, 0, -8)}T${at(74, -24)}Q${at(62, 8, 34, 10)}H${num(x - 40 * k)}Q${at(-62, 6, -72, -20)}z`,
    ) +
    shape(popR, `M${at(-66, -6)}Q${at(0, 4, 68, -8)}Q${at(58, 8, 34, 10)}H${num(x - 40 * k)}Q${at(-58, 8, -66, -6)}z`)
  );
}

/** The stone edge one stands on beside water. */
export function paintQuay({ w, h, palette }: Frame): string {
  const { land, path: pale, cast, r, l } = palette.planes.near;
  const { dark } = palette.planes.front;
  const top = h * 0.885;
  return (
    shape(r, box(0, top - h * 0.004, w, h * 0.034)) +
    shape(pale, box(0, top - h * 0.012, w, h * 0.014)) +
    shape(land, box(0, top + h * 0.018, w, h * 0.12)) +
    shape(l, box(0, top + h * 0.002, w, h * 0.022)) +
    shape(
      cast,
      times(9, (i) =>
        poly(
          w * (i * 0.13 - 0.02),
          top + h * 0.024,
          w * (i * 0.13 - 0.016),
          top + h * 0.024,
          w * (i * 0.15 - 0.08),
          h,
          w * (i * 0.15 - 0.09),
          h,
        ),
      ),
    ) +
    shape(
      dark,
      times(3, (i) => {
        const [x, y, s] = [w * (0.34 + i * 0.25), top + h * 0.02, h * 0.03];
        return `M${nums(x - s * 0.34, y)}l${nums(s * 0.1, -s * 0.7)}q${nums(-s * 0.3, -s * 0.34, 0, -s * 0.5)}h${num(s * 0.5)}q${nums(s * 0.3, s * 0.16, 0, s * 0.5)}l${nums(s * 0.1, s * 0.7)}z`;
      }),
    )
  );
}

/** A beach with parasols, for the sea. */
export function paintBeach({ w, h, palette }: Frame): string {
  const { landL, land, pale, popL, popR, cast, dark } = palette.planes.near;
  const parasol = (x: number, y: number, s: number): string =>
    shape(cast, oval(x + s * 0.7, y, s * 0.8, s * 0.14)) +
    shape(dark, poly(x - s * 0.03, y, x + s * 0.12, y - s * 1.3, x + s * 0.18, y - s * 1.3, x + s * 0.03, y)) +
    shape(
      popL,
      `M${nums(x - s * 0.7, y - s * 0.86)}Q${nums(x - s * 0.4, y - s * 1.6, x + s * 0.16, y - s * 1.5)}Q${nums(x + s * 0.8, y - s * 1.4, x + s * 0.94, y - s * 0.7)}Q${nums(x + s * 0.1, y - s * 0.98, x - s * 0.7, y - s * 0.86)}z`,
    ) +
    shape(
      pale,
      `M${nums(x - s * 0.28, y - s * 0.91)}Q${nums(x - s * 0.16, y - s * 1.4, x + s * 0.16, y - s * 1.5)}Q${nums(x + s * 0.34, y - s * 1.2, x + s * 0.24, y - s * 0.89)}z`,
    ) +
    shape(
      popR,
      `M${nums(x + s * 0.56, y - s * 0.8)}Q${nums(x + s * 0.56, y - s * 1.3, x + s * 0.16, y - s * 1.5)}Q${nums(x + s * 0.8, y - s * 1.4, x + s * 0.94, y - s * 0.7)}z`,
    );
  return (
    shape(
      pale,
      `M0 ${num(h * 0.83)}Q${nums(w * 0.3, h * 0.86, w * 0.55, h * 0.91)}T${nums(w, h * 0.925)}V${num(h)}H0z`,
    ) +
    shape(
      land,
      `M0 ${num(h * 0.842)}Q${nums(w * 0.3, h * 0.872, w * 0.55, h * 0.922)}T${nums(w, h * 0.937)}V${num(h)}H0z`,
    ) +
    shape(landL, `M0 ${num(h * 0.88)}Q${nums(w * 0.4, h * 0.93, w * 0.8, h)}H0z`) +
    parasol(w * 0.13, h * 0.93, h * 0.085) +
    parasol(w * 0.29, h * 0.925, h * 0.06)
  );
}
