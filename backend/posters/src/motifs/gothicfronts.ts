import { arch, box, disc, ogive, poly, shape, times } from '../svg.js';
import { block, merlons, type Pen } from './art.js';

/** Montreal's Notre-Dame: two square towers with battlements, three tall portals and three niches between them. */
export function squareGothic({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, roofL, roofR } = ink;
  const tower = (x: number): string =>
    block(ink, x - 48, 0, 96, 292, 0.66) +
    shape(pale, box(x - 52, -298, 68, 7), ...[-92, -160, -226].map((y) => box(x - 50, y, 66, 5))) +
    shape(m, box(x + 16, -298, 36, 7), ...[-92, -160, -226].map((y) => box(x + 16, y, 34, 5))) +
    // Buttresses at the corners, with pinnacles.
    shape(pale, box(x - 53, -292, 12, 292), box(x + 5, -292, 8, 292)) +
    shape(m, box(x + 42, -292, 11, 292)) +
    shape(pale, merlons(x - 44, -297, 58, 4, 13)) +
    shape(m, merlons(x + 18, -297, 28, 2, 13)) +
    shape(pale, box(x - 55, -318, 14, 26), poly(x - 56, -318, x - 48, -344, x - 40, -318)) +
    shape(r, box(x + 41, -318, 14, 26), poly(x + 40, -318, x + 48, -344, x + 56, -318)) +
    shape(dark, ogive(x - 33, -232, 14, 50), ogive(x - 14, -232, 14, 50), ogive(x + 20, -232, 15, 50)) +
    shape(pane, ogive(x - 33, -168, 14, 48), ogive(x - 14, -168, 14, 48), ogive(x + 20, -168, 15, 48)) +
    shape(pane, ogive(x - 33, -102, 32, 48), ogive(x + 20, -102, 15, 48)) +
    shape(dark, ogive(x - 28, -6, 24, 58), ogive(x + 21, -6, 14, 50)) +
    shape(pale, box(x - 18.6, -136, 3, 34));
  return (
    shape(roofL, poly(-66, -190, -50, -228, 50, -228, 66, -190)) +
    shape(roofR, poly(10, -190, 10, -228, 50, -228, 66, -190)) +
    shape(l, box(-66, -196, 132, 196)) +
    // A statue in each niche.
    shape(m, ...[-54, -16, 22].map((x) => ogive(x, -112, 32, 58))) +
    shape(dark, ...[-49, -11, 27].map((x) => ogive(x, -112, 22, 48))) +
    shape(pale, ...[-38, 0, 38].flatMap((x) => [arch(x - 5, -114, 10, 26), disc(x, -143, 4)])) +
    shape(
      pale,
      box(-66, -202, 132, 7),
      box(-66, -106, 132, 6),
      box(-66, -180, 132, 4),
      merlons(-60, -201, 120, 8, 11),
    ) +
    // The portals, deep in shadow, lamps within.
    shape(pale, ...[-64, -21, 22].map((x) => ogive(x, -6, 42, 96))) +
    shape(dark, ...[-58, -15, 28].map((x) => ogive(x, -6, 30, 82))) +
    shape(glow, ...[-50, -7, 36].map((x) => arch(x, -6, 14, 26))) +
    shape(glow, box(-1.6, -250, 3.2, 38), box(-9, -240, 18, 3.2)) +
    tower(-116) +
    tower(116) +
    shape(pale, box(-172, -7, 246, 7)) +
    shape(m, box(74, -7, 98, 7))
  );
}

/** Palma's La Seu: a long hall of golden stone behind a forest of buttresses, above the walls over the bay. */
export function buttressedHall({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, landL, landR, leafL, leafR, water, glint } = ink;
  const pinnacle = (x: number, foot: number, high: number, front: string): string =>
    shape(
      front,
      box(x - 5, foot - high * 0.4, 10, high * 0.4),
      poly(x - 6, foot - high * 0.4, x, foot - high, x + 6, foot - high * 0.4),
    );
  const buttress = (i: number): string => {
    const x = -62 + i * 33;
    return (
      shape(l, poly(x, -66, x, -196, x + 13, -196, x + 13, -66)) +
      shape(r, poly(x + 13, -66, x + 13, -196, x + 19, -190, x + 19, -66)) +
      shape(pale, box(x - 2, -200, 17, 5), box(x - 1, -140, 15, 4)) +
      pinnacle(x + 6.5, -200, 32, pale) +
      // The flying arch up to the nave.
      shape(m, poly(x + 6, -206, x + 10, -244, x + 17, -244, x + 13, -206))
    );
  };
  return (
    // The bell tower, and the tall nave over the aisles.
    shape(m, box(58, -300, 44, 104)) +
    shape(r, box(82, -300, 20, 104)) +
    shape(dark, arch(63, -262, 7, 26), arch(73, -262, 7, 26), arch(87, -262, 9, 26)) +
    shape(pale, box(55, -304, 27, 6), merlons(57, -303, 44, 5, 8)) +
    shape(landL, box(-66, -254, 240, 70)) +
    shape(landR, box(150, -254, 24, 190)) +
    shape(
      dark,
      times(7, (i) => ogive(-45 + i * 33, -202, 12, 40)),
    ) +
    shape(pale, box(-68, -258, 244, 6)) +
    times(8, (i) => pinnacle(-52 + i * 32, -256, 22, i < 6 ? pale : m)) +
    // Aisle and chapels in the shade of the buttresses.
    shape(m, box(-66, -186, 240, 122)) +
    shape(
      pane,
      times(7, (i) => ogive(-43 + i * 33, -100, 10, 66)),
    ) +
    times(8, buttress) +
    // The front to the west: rose, portal, two turrets.
    shape(landL, poly(-178, -64, -178, -224, -122, -262, -66, -224, -66, -64)) +
    shape(pale, poly(-178, -224, -122, -262, -66, -224, -66, -217, -122, -254, -178, -217), box(-178, -142, 112, 5)) +
    shape(pale, disc(-122, -184, 29)) +
    shape(pane, disc(-122, -184, 23)) +
    shape(
      pale,
      times(8, (i) => disc(-122 + 15 * Math.cos((i * Math.PI) / 4), -184 + 15 * Math.sin((i * Math.PI) / 4), 4.4)),
    ) +
    shape(glow, disc(-122, -184, 7)) +
    shape(pale, ogive(-144, -64, 44, 70)) +
    shape(dark, ogive(-137, -64, 30, 56)) +
    [-178, -66]
      .map(
        (x) =>
          block(ink, x - 13, -64, 26, 184, 0.58) +
          shape(pale, box(x - 15, -252, 30, 5), box(x - 14, -160, 28, 4)) +
          shape(dark, ogive(x - 8, -196, 8, 30)) +
          pinnacle(x, -252, 44, pale) +
          shape(r, poly(x + 1, -270, x, -296, x + 6, -270)),
      )
      .join('') +
    // The walls of the town over the pool.
    shape(l, box(-194, -68, 268, 56)) +
    shape(r, box(74, -68, 120, 56)) +
    shape(pale, box(-196, -72, 270, 6)) +
    shape(m, box(74, -72, 122, 6)) +
    shape(
      dark,
      ...[-150, -96, -42, 12].map((x) => arch(x, -14, 24, 32)),
      ...[92, 140].map((x) => arch(x, -14, 22, 32)),
    ) +
    shape(leafR, ...[-174, -70, 64, 118, 176].map((x) => disc(x, -18, 11))) +
    shape(leafL, ...[-178, -74, 60, 114, 172].map((x) => disc(x, -22, 6.5))) +
    shape(water, box(-196, -14, 392, 14)) +
    shape(glint, box(-160, -9, 70, 2.6), box(-40, -6, 90, 2.6), box(90, -10, 60, 2.6))
  );
}
