import { arch, box, disc, nums, poly, shape, times } from '../svg.js';
import { block, drum, merlons, type Pen } from './art.js';

/** Jerusalem's Dome of the Rock: an octagon of marble and blue tiles on its platform, a golden dome on a tiled drum. */
export function domeOfTheRock({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, popL, popR, water, depth, landR } = ink;
  /** A side of the octagon: marble below, tiles above, a row of round-headed windows. */
  const side = (x: number, w: number, bays: number, marble: string, tiles: string): string => {
    const step = w / bays;
    return (
      shape(marble, box(x, -122, w, 96)) +
      shape(tiles, box(x, -122, w, 54)) +
      shape(
        marble,
        times(bays, (i) => arch(x + step * (i + 0.5) - 7.5, -72, 15, 38)),
      ) +
      shape(
        pane,
        times(bays, (i) => arch(x + step * (i + 0.5) - 4.5, -72, 9, 33)),
      ) +
      shape(
        tiles,
        times(bays - 1, (i) => box(x + step * (i + 1) - 1.6, -64, 3.2, 34)),
      )
    );
  };
  const gold = 'M-74-190C-86-246-58-290 0-314C58-290 86-246 74-190z';
  return (
    shape(water, box(-70, -188, 92, 66)) +
    shape(depth, box(22, -188, 48, 66)) +
    shape(pale, box(-74, -140, 97, 5), box(-74, -192, 97, 7)) +
    shape(m, box(22, -140, 52, 5), box(22, -192, 52, 7)) +
    shape(pale, ...[-60, -38, -16, 6].map((x) => arch(x, -146, 14, 34))) +
    shape(m, ...[29, 49].map((x) => arch(x, -146, 12, 34))) +
    shape(
      pane,
      ...[-57, -35, -13, 9].map((x) => arch(x, -146, 8, 28)),
      ...[31.5, 51.5].map((x) => arch(x, -146, 7, 28)),
    ) +
    shape(glow, gold) +
    shape(landR, 'M28-190C44-240 36-290 0-314C58-290 86-246 74-190z') +
    shape(pale, 'M-58-196C-66-240-52-274-22-296C-44-266-48-234-42-196z') +
    shape(glow, box(-1.8, -352, 3.6, 34), disc(0, -328, 5), 'M-8-366a11 11 0 1 0 16 0a8.500 8.500 0 1 1-16 0z') +
    side(-152, 66, 3, l, water) +
    side(-86, 160, 7, pale, water) +
    side(74, 78, 3, r, depth) +
    // The parapet over the tiles, and the seams where the sides meet.
    shape(popL, box(-154, -112, 228, 6)) +
    shape(popR, box(74, -112, 80, 6)) +
    shape(pale, box(-155, -128, 229, 7)) +
    shape(m, box(74, -128, 81, 7)) +
    shape(l, box(-89, -121, 5, 95)) +
    shape(m, box(72, -121, 4, 95)) +
    // The porch on four columns.
    shape(l, box(-34, -78, 56, 52), arch(-24, -72, 36, 30)) +
    shape(dark, arch(-20, -26, 28, 62)) +
    shape(glow, box(-20, -62, 28, 3.4)) +
    shape(pale, box(-37, -80, 62, 5), box(-30, -75, 5, 49), box(12, -75, 5, 49)) +
    // The platform and its stairs.
    block(ink, -168, 0, 336, 26, 0.66) +
    shape(pale, box(-170, -29, 224, 5)) +
    shape(m, box(54, -29, 116, 5)) +
    shape(pale, poly(-44, 0, -32, -25, 20, -25, 32, 0)) +
    shape(
      m,
      times(3, (i) => box(-34 - i * 4, -19 + i * 7, 56 + i * 8, 2.6)),
    )
  );
}

/** Kairouan's Great Mosque: a massive square tower in three steps over a long wall on buttresses, arcades before it. */
export function kairouanMosque({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, leafL, leafR } = ink;
  /** Battlements with round heads. */
  const teeth = (x: number, y: number, w: number, count: number): string =>
    times(count, (i) => arch(x + (i * w) / count + 1, y, w / count - 3, 13));
  const buttress = (x: number, w: number, high: number): string =>
    shape(pale, poly(x, 0, x + 4, -high, x + w - 2, -high, x + w - 2, 0)) +
    shape(r, poly(x + w - 2, 0, x + w - 2, -high, x + w + 6, 0));
  const stage = (foot: number, half: number, high: number, lean: number): string =>
    shape(l, poly(8 - half, foot, 8 - half + lean, foot - high, 8 + half * 0.34, foot - high, 8 + half * 0.34, foot)) +
    shape(r, poly(8 + half * 0.34, foot, 8 + half * 0.34, foot - high, 8 + half - lean, foot - high, 8 + half, foot)) +
    shape(
      pale,
      box(8 - half + lean - 4, foot - high - 5, half * 1.34 - lean + 4, 7),
      teeth(8 - half + lean - 3, foot - high - 4, half * 1.34 - lean + 2, half > 50 ? 7 : 5),
    ) +
    shape(
      m,
      box(8 + half * 0.34, foot - high - 5, half * 0.66 - lean + 4, 7),
      teeth(8 + half * 0.34 + 1, foot - high - 4, half * 0.66 - lean + 2, half > 50 ? 3 : 2),
    );
  return (
    stage(0, 66, 222, 7) +
    shape(
      dark,
      times(3, (i) => arch(-24, -90 - i * 44, 13, 27)),
      times(2, (i) => box(38, -100 - i * 52, 6, 18)),
    ) +
    stage(-226, 45, 52, 2) +
    shape(m, ...[-30, -9].map((x) => arch(x, -230, 17, 38))) +
    shape(dark, arch(-26, -230, 9, 30), arch(-5, -230, 9, 30), arch(30, -230, 10, 32)) +
    stage(-282, 31, 44, 1) +
    shape(dark, arch(-8, -284, 17, 34), arch(25, -284, 8, 28)) +
    shape(pale, 'M-14-342C-14-366-4-374 8-376L16-342z') +
    shape(m, 'M16-342L8-376C20-374 30-366 30-342z') +
    shape(glow, box(6.6, -389, 2.8, 15), disc(8, -379, 3.4)) +
    // The ribbed dome over the prayer hall.
    drum(ink, -138, -88, 56, 24) +
    shape(
      pane,
      times(3, (i) => arch(-131 + i * 17, -90, 8, 16)),
    ) +
    shape(pale, 'M-140-112C-138-142-124-152-110-154L-100-112z') +
    shape(m, 'M-100-112L-110-154C-96-152-82-142-80-112z') +
    shape(
      l,
      ...[-126, -112].map(
        (x) => `M${nums(x - 3, -114)}Q${nums(x - 2, -140)}-110-153Q${nums(x + 2, -138, x + 3, -114)}z`,
      ),
    ) +
    shape(glow, box(-111.4, -166, 2.8, 13)) +
    // The wall with the arcade before it.
    block(ink, -152, 0, 304, 88, 0.7) +
    shape(pale, box(-154, -92, 215, 6), merlons(-152, -91, 210, 15, 9)) +
    shape(m, box(61, -92, 93, 6), merlons(64, -91, 88, 6, 9)) +
    shape(dark, ...[-128, -92, -56, 34].map((x) => arch(x, -8, 26, 56)), ...[84, 116].map((x) => arch(x, -8, 22, 54))) +
    shape(m, ...[-128, -92, -56, 34].map((x) => box(x - 3, -42, 4, 5) + box(x + 25, -42, 4, 5))) +
    shape(pale, poly(-24, 0, -24, -104, 26, -104, 26, 0), merlons(-24, -103, 50, 5, 10)) +
    shape(m, arch(-16, 0, 34, 76)) +
    shape(leafR, arch(-10, 0, 22, 58)) +
    shape(leafL, box(-10, -46, 10, 46)) +
    shape(dark, box(0, -52, 2.4, 52)) +
    buttress(-152, 20, 80) +
    buttress(62, 18, 80) +
    buttress(136, 12, 80)
  );
}
