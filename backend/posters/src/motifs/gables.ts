import { box, nums, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';
import { Layer } from './quarters.js';

/** A town of the north seen from above: narrow fronts in plaster of many colours, each under a gable of its own. */
export function gabledTown({ ink, rng }: Pen): string {
  const { l, r, m, pale, pane, roofL, roofR, popL, popR, landL, landR, leafL, leafR, dark } = ink;
  const coats = [
    [l, r],
    [landL, landR],
    [popL, popR],
    [pale, m],
    [landL, r],
  ] as const;
  const row = (foot: number, count: number, tall: number, first: number): string => {
    const [walls, roofs, details] = [new Layer(), new Layer(), new Layer()];
    const step = 700 / count;
    for (let i = 0; i < count; i += 1) {
      const [x, w] = [-350 + i * step, step * 0.97];
      const h = tall * rng.between(0.86, 1.16);
      const [top, high, ridge] = [-foot - h, rng.between(26, 40), x + w * 0.44];
      const [front, side] = coats[(first + i * 2) % coats.length] ?? coats[0];
      walls.put(front, poly(x, -foot, x, top, ridge, top - high, x + w * 0.88, top, x + w * 0.88, -foot));
      walls.put(side, box(x + w * 0.88, top, w * 0.12, h));
      roofs.put(roofL, poly(x - 4, top + 3, ridge, top - high - 5, ridge + 4, top - high + 3, x + 2, top + 6));
      roofs.put(
        roofR,
        poly(ridge, top - high - 5, ridge + w * 0.16, top - high - 5, x + w + 4, top + 2, x + w * 0.88 - 3, top + 4),
      );
      if (rng.chance(0.4)) roofs.put(m, box(x + w * 0.66, top - high - 8, 9, 22));
      details.put(
        pane,
        times(3, (k) => box(x + w * (0.1 + k * 0.26), top + 10, w * 0.14, 15)),
        times(3, (k) => box(x + w * (0.1 + k * 0.26), top + 34, w * 0.14, 15)),
        box(ridge - 5, top - high * 0.5, 10, 12),
      );
      details.put(dark, box(x + w * 0.36, -foot - 14, w * 0.14, 14));
    }
    return `${walls}${roofs}${details}`;
  };
  const green = (y: number): string =>
    shape(
      leafR,
      `M${nums(-350, -y)}l16-34 14 34z`,
      `M${nums(-96, -y)}l18-40 16 40z`,
      `M${nums(206, -y)}l16-36 15 36z`,
    ) +
    shape(leafL, `M${nums(-350, -y)}l16-34 2 34z`, `M${nums(-96, -y)}l18-40 2 40z`, `M${nums(206, -y)}l16-36 2 36z`);
  return row(112, 9, 62, 1) + green(108) + row(54, 8, 66, 3) + green(52) + row(0, 7, 70, 0);
}

/** A street of wooden houses in the colours of sugared almonds, with bay windows below their gables. */
export function bayHouses({ ink, rng }: Pen): string {
  const { l, r, m, pale, pane, roofL, roofR, popL, popR, glint, water, glow, landR, leafL, leafR, dark } = ink;
  const coats = [
    [l, r],
    [popL, popR],
    [glint, water],
    [glow, landR],
    [pale, m],
    [leafL, leafR],
  ] as const;
  const start = rng.whole(0, 5);
  const house = (i: number): string => {
    const [x, w] = [-352 + i * 88, 86];
    const [h, high] = [132 + (i % 3) * 10, 54];
    const [front, side] = coats[(start + i) % coats.length] ?? coats[0];
    const trim = front === pale ? side : pale;
    const mid = x + w * 0.46;
    const storey = (y: number): string => box(x + 8, y, 30, 36) + box(x + w - 36, y + 2, 14, 30);
    return (
      shape(front, poly(x, 0, x, -h, mid, -h - high, x + w - 8, -h, x + w - 8, 0)) +
      shape(side, box(x + w - 8, -h, 8, h)) +
      shape(roofL, poly(x - 4, -h + 4, mid, -h - high - 8, mid + 3, -h - high + 2, x + 3, -h + 8)) +
      shape(roofR, poly(mid, -h - high - 8, x + w + 4, -h + 4, x + w - 6, -h + 8, mid, -h - high + 4)) +
      shape(
        trim,
        box(x, -h + 4, w - 8, 5),
        storey(-h + 18),
        storey(-h + 68),
        poly(mid - 12, -h - 4, mid, -h - 28, mid + 12, -h - 4),
      ) +
      shape(
        pane,
        ...[-h + 22, -h + 72].map(
          (y) => times(3, (k) => box(x + 10 + k * 9.4, y, 7, 26)) + box(x + w - 34, y + 2, 10, 22),
        ),
        box(mid - 4, -h - 16, 8, 11),
      ) +
      shape(dark, box(x + w - 36, -30, 16, 30)) +
      shape(
        m,
        times(3, (k) => box(x + w - 40 - k * 2, -10 + k * 4, 24 + k * 4, 3)),
      )
    );
  };
  return (
    times(8, house) +
    shape(
      leafR,
      times(7, (i) => poly(-272 + i * 88, 0, -262 + i * 88, -22, -252 + i * 88, 0)),
    )
  );
}
