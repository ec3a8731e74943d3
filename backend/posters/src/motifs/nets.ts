import { box, disc, line, nums, oval, path, poly, shape, veil } from '../svg.js';
import type { Pen } from './art.js';

/** The thinnest line that is still seen on a small card. */
const THIN = 2.4;

/** A net the size of a room under four bent arms, at the end of a beam that stones on ropes hold in balance. */
function net({ ink }: Pen, x: number, foot: number, s: number): string {
  const { dark, pale, m, l, r, glow, roofR } = ink;
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * s, foot - dy * s];
  const [hingeX, hingeY] = at(60, 14);
  const [tipX, tipY] = at(-54, 176);
  const corners = [at(-150, 74), at(-100, 96), at(-12, 96), at(34, 70)] as const;
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = corners;
  const [bottomX, bottomY] = at(-58, 40);
  const mesh = `M${nums(ax, ay, bx, by)}Q${nums((bx + cx) / 2, by + 8 * s, cx, cy)}L${nums(dx, dy)}Q${nums(bottomX + 30 * s, bottomY, bottomX, bottomY)}T${nums(ax, ay)}z`;
  const arm = ([toX, toY]: readonly [number, number]): string =>
    `M${nums(tipX, tipY)}Q${nums(toX + (tipX - toX) * 0.18, tipY + 4 * s, toX, toY)}`;
  const stone = (dropX: number, dropY: number): string => disc(...at(dropX, dropY), 5.4 * s);
  const thick = (width: number): number => Math.max(THIN, width * s);
  return (
    line(dark, thick(2.6), arm(corners[1]), arm(corners[2])) +
    veil(pale, 0.5, mesh) +
    line(
      pale,
      THIN,
      ...[0.25, 0.5, 0.75].map((part) => {
        const [fromX, fromY] = [ax + (dx - ax) * part, ay + (dy - ay) * part + 22 * s * Math.sin(part * Math.PI)];
        return path(fromX, fromY, bx + (cx - bx) * part, by + (cy - by) * part);
      }),
      `M${nums(ax, ay)}Q${nums(bottomX, bottomY + 2 * s, dx, dy)}`,
      `M${nums((ax + bx) / 2, (ay + by) / 2)}Q${nums(bottomX + 4 * s, bottomY - 26 * s, (cx + dx) / 2, (cy + dy) / 2)}`,
    ) +
    line(dark, thick(3), arm(corners[0]), arm(corners[3])) +
    // Two legs that lean out over the water and meet at the tip, and the ropes that draw them back.
    line(dark, thick(5), path(hingeX - 22 * s, hingeY + 2 * s, tipX, tipY), path(hingeX + 16 * s, hingeY, tipX, tipY)) +
    line(m, thick(3.4), path(...at(40, 22), ...at(72, 148)), path(...at(84, 20), ...at(72, 148))) +
    line(roofR, thick(1.8), path(tipX, tipY, ...at(72, 148)), path(...at(72, 148), ...at(136, 30))) +
    line(
      roofR,
      thick(1.6),
      ...[88, 102, 116].map((drop, i) => path(...at(drop, 118 - i * 26), ...at(drop, 62 - i * 12))),
    ) +
    shape(r, stone(88, 58), stone(102, 46), stone(116, 34)) +
    shape(l, ...[88, 102, 116].map((drop, i) => disc(...at(drop - 1.4, 60 - i * 12), 3 * s))) +
    // The landing stage on its piles, and those who heave.
    shape(
      dark,
      ...times5((i) => box(x + (30 + i * 27) * s, foot - 14 * s, 4 * s, 16 * s)),
      poly(...at(22, 20), ...at(152, 20), ...at(152, 14), ...at(22, 14)),
    ) +
    [104, 122, 138]
      .map((man, i) => {
        const [footX, footY] = at(man, 20);
        const coat = [ink.popL, pale, glow][i] ?? pale;
        return (
          line(dark, thick(2.2), path(footX - 2 * s, footY - 17 * s, footX - 12 * s, footY - 25 * s)) +
          shape(
            coat,
            poly(
              footX - 5 * s,
              footY,
              footX - 4 * s,
              footY - 21 * s,
              footX + 4 * s,
              footY - 21 * s,
              footX + 5 * s,
              footY,
            ),
          ) +
          shape(dark, disc(footX, footY - 26 * s, 4.2 * s))
        );
      })
      .join('')
  );
}

const times5 = (piece: (index: number) => string): readonly string[] => Array.from({ length: 5 }, (_, i) => piece(i));

/** The Chinese fishing nets of Kochi, one behind the other along the shore, and a canoe between them. */
export function fishingNets(pen: Pen): string {
  const { glint, popL, popR, dark, pale, leafR } = pen.ink;
  return (
    net(pen, 118, -22, 0.62) +
    net(pen, -78, -4, 0.97) +
    shape(popL, `M${nums(128, -22)}Q174-4 222-24L214-8Q174 4 138-8z`) +
    shape(popR, `M${nums(180, -10)}Q202-14 222-24L214-8Q196-2 178-2z`) +
    shape(leafR, poly(166, -16, 168, -36, 178, -36, 180, -16)) +
    shape(dark, disc(173, -41, 4.6)) +
    line(dark, THIN, path(178, -32, 200, -2)) +
    shape(pale, oval(173, -44, 8, 2.6)) +
    shape(glint, 'M-222-3Q-170-9-110-4T20-4T130-3Q60 4-20 1T-222-3z')
  );
}
