import { arch, box, disc, nums, ogive, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** A dome that swells before it closes in a point: `half` is half of its neck. */
const bulb = (x: number, foot: number, half: number, high: number): string =>
  `M${nums(x - half, foot)}C${nums(x - half * 1.62, foot - high * 0.2, x - half * 1.5, foot - high * 0.56, x - half * 0.72, foot - high * 0.76)}Q${nums(x - half * 0.16, foot - high * 0.88, x, foot - high)}Q${nums(x + half * 0.16, foot - high * 0.88, x + half * 0.72, foot - high * 0.76)}C${nums(x + half * 1.5, foot - high * 0.56, x + half * 1.62, foot - high * 0.2, x + half, foot)}z`;

const bulbShade = (x: number, foot: number, half: number, high: number): string =>
  `M${nums(x + half * 0.3, foot)}C${nums(x + half * 0.74, foot - high * 0.3, x + half * 0.6, foot - high * 0.66, x, foot - high)}Q${nums(x + half * 0.16, foot - high * 0.88, x + half * 0.72, foot - high * 0.76)}C${nums(x + half * 1.5, foot - high * 0.56, x + half * 1.62, foot - high * 0.2, x + half, foot)}z`;

/** What a dome is clad with: gold, blue tiles, or marble. */
function cladding({ ink, name }: Pen): readonly [string, string] {
  if (/sultan/i.test(name)) return [ink.glow, ink.landR];
  return /gur-e|trading|khan/i.test(name) ? [ink.roofL, ink.roofR] : [ink.pale, ink.m];
}

/** A swelling dome behind a high arched portal, as builders raised them from Samarkand to Delhi. */
export function portalDome(pen: Pen): string {
  const { ink, name } = pen;
  const { l, m, r, pane, pale, popL, popR, glow, dark } = ink;
  const [light, shade] = cladding(pen);
  const kiosk = (x: number): string =>
    shape(l, box(x - 20, -166, 4, 30), box(x - 6, -166, 4, 30)) +
    shape(r, box(x + 4, -166, 4, 30), box(x + 16, -166, 4, 30)) +
    shape(pale, box(x - 24, -171, 48, 6)) +
    shape(light, bulb(x, -171, 15, 32)) +
    shape(shade, bulbShade(x, -171, 15, 32)) +
    shape(glow, box(x - 1.5, -214, 3, 12));
  const tower = (x: number): string =>
    drum(ink, x - 10, -22, 20, 230) +
    shape(pale, box(x - 14, -110, 28, 6), box(x - 14, -190, 28, 6), box(x - 13, -256, 26, 6)) +
    shape(light, bulb(x, -256, 9, 26)) +
    shape(shade, bulbShade(x, -256, 9, 26)) +
    shape(glow, box(x - 1.5, -294, 3, 14));
  const flanked = /masjid|mosque|taj/i.test(name);
  return (
    (flanked ? tower(-148) + tower(148) : '') +
    drum(ink, -60, -134, 120, 46) +
    shape(
      pane,
      times(5, (i) => arch(-50 + i * 22, -142, 11, 26)),
    ) +
    shape(pale, box(-64, -184, 128, 7)) +
    shape(light, bulb(0, -184, 58, 158)) +
    shape(shade, bulbShade(0, -184, 58, 158)) +
    shape(glow, box(-2, -370, 4, 32), disc(0, -344, 5), disc(0, -356, 3.4)) +
    kiosk(-96) +
    kiosk(96) +
    block(ink, -130, -22, 260, 114, 0.66) +
    shape(popL, box(-130, -134, 171.6, 6), box(-130, -82, 171.6, 4)) +
    shape(popR, box(41.6, -134, 88.4, 6), box(41.6, -82, 88.4, 4)) +
    shape(m, ...[-122, -88].flatMap((x) => [ogive(x, -26, 28, 56), ogive(x, -88, 28, 46)])) +
    shape(pane, ...[-118, -84].flatMap((x) => [ogive(x, -26, 20, 44), ogive(x, -88, 20, 34)])) +
    shape(pane, ...[62, 96].flatMap((x) => [ogive(x, -26, 20, 44), ogive(x, -88, 20, 34)])) +
    block(ink, -52, -22, 104, 136, 0.7) +
    shape(pale, box(-55, -164, 79, 7), box(-48, -152, 5, 130), box(15, -152, 5, 130), box(-48, -154, 68, 5)) +
    shape(m, ogive(-38, -22, 70, 124)) +
    shape(dark, ogive(-31, -22, 58, 102)) +
    shape(m, ogive(-16, -22, 28, 52)) +
    shape(pane, ogive(-10, -22, 16, 38)) +
    block(ink, -168, 0, 336, 22, 0.64) +
    shape(pale, box(-170, -25, 218, 5)) +
    shape(
      dark,
      times(7, (i) => arch(-156 + i * 18, 0, 10, 16)),
      times(7, (i) => arch(42 + i * 18, 0, 9, 15)),
    )
  );
}

/** Broad domes in steps between needles of stone. */
export function ottoman({ ink }: Pen): string {
  const { pane, roofL, roofR, glow, pale } = ink;
  const needle = (x: number, height: number): string => {
    const balcony = (y: number, w: number): string =>
      shape(pale, poly(x - w, y, x + w, y, x + w * 0.6, y + 12, x - w * 0.6, y + 12));
    return (
      drum(ink, x - 11, 0, 22, height * 0.42) +
      drum(ink, x - 9, -height * 0.42, 18, height * 0.22) +
      drum(ink, x - 7, -height * 0.64, 14, height * 0.16) +
      balcony(-height * 0.44, 18) +
      balcony(-height * 0.65, 15) +
      shape(roofL, poly(x - 11, -height * 0.79, x, -height, x + 3, -height * 0.79)) +
      shape(roofR, poly(x + 3, -height * 0.79, x, -height, x + 11, -height * 0.79)) +
      shape(glow, disc(x, -height, 3.5))
    );
  };
  const bowl = (x: number, y: number, w: number, h: number): string =>
    shape(roofL, cupola(x, y, w, h)) + shape(roofR, cupolaShade(x, y, w, h));
  return (
    needle(-128, 372) +
    needle(142, 322) +
    bowl(0, -142, 156, 84) +
    shape(glow, box(-2, -250, 4, 26), disc(0, -232, 6)) +
    drum(ink, -80, -116, 160, 30) +
    shape(
      pane,
      times(7, (i) => arch(-71 + i * 21.5, -118, 11, 20)),
    ) +
    bowl(-76, -100, 70, 42) +
    bowl(76, -100, 70, 42) +
    bowl(0, -92, 92, 40) +
    block(ink, -110, 0, 220, 96, 0.64) +
    bowl(-92, -82, 40, 24) +
    bowl(94, -82, 40, 24) +
    shape(pale, 'M-44-92q44-36 88 0z') +
    shape(
      pane,
      times(5, (i) => arch(-92 + i * 24, -52, 12, 28)),
      times(3, (i) => arch(38 + i * 22, -52, 11, 28)),
    ) +
    shape(
      pane,
      times(9, (i) => arch(-100 + i * 22.5, 0, 14, 36)),
    ) +
    shape(pale, box(-114, -46, 228, 5))
  );
}

/** One square tower over a low hall. */
export function maghrebi({ ink }: Pen): string {
  const { r, m, pane, pale, popL, popR, glow, leafL, leafR, l } = ink;
  return (
    block(ink, -110, 0, 220, 74, 0.6) +
    shape(
      l,
      times(9, (i) => poly(-108 + i * 25, -74, -96 + i * 25, -88, -84 + i * 25, -74)),
    ) +
    shape(leafL, poly(48, -74, 76, -104, 104, -74)) +
    shape(leafR, poly(80, -74, 76, -104, 104, -74)) +
    shape(
      pane,
      times(4, (i) => arch(-98 + i * 26, 0, 15, 44)),
      times(3, (i) => arch(40 + i * 23, 0, 13, 44)),
    ) +
    block(ink, -48, 0, 96, 272, 0.6) +
    shape(popL, box(-48, -262, 57.6, 14)) +
    shape(popR, box(9.6, -262, 38.4, 14)) +
    shape(
      m,
      times(3, (i) => arch(-40 + i * 15, -176, 11, 60)),
      arch(-34, -96, 32, 56),
    ) +
    shape(
      pane,
      times(3, (i) => arch(-38 + i * 15, -178, 7, 40)),
      arch(-26, -96, 16, 42),
      arch(20, -96, 12, 40),
      arch(20, -178, 12, 40),
    ) +
    shape(
      pale,
      times(6, (i) =>
        poly(
          -48 + i * 16.4,
          -272,
          -48 + i * 16.4,
          -282,
          -42 + i * 16.4,
          -290,
          -36 + i * 16.4,
          -282,
          -36 + i * 16.4,
          -272,
        ),
      ),
    ) +
    block(ink, -26, -272, 52, 54, 0.6) +
    shape(pane, arch(-16, -280, 14, 32), arch(12, -280, 9, 32)) +
    shape(r, box(-30, -330, 60, 5)) +
    shape(popL, cupola(0, -330, 50, 26)) +
    shape(popR, cupolaShade(0, -330, 50, 26)) +
    shape(glow, disc(0, -361, 6), disc(0, -372, 4.5), box(-1.5, -386, 3, 30))
  );
}
