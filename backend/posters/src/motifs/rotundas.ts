import { arch, box, disc, nums, oval, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** A portico of columns under a gable; `half` is half its width, `foot` and `high` its columns' foot and height. */
const portico = ({ l, r, pale, dark }: Pen['ink'], half: number, foot: number, high: number, count: number): string => {
  const step = (half * 2 - 12) / (count - 1);
  return (
    shape(dark, box(-half + 2, foot - high, half * 2 - 4, high)) +
    shape(
      pale,
      times(count, (i) => box(-half + i * step, foot - high, 8, high)),
    ) +
    shape(
      r,
      times(count, (i) => box(-half + i * step + 8, foot - high, 4, high)),
    ) +
    shape(
      l,
      box(-half - 6, foot - high - 12, half * 2 + 12, 13),
      poly(-half - 8, foot - high - 11, 0, foot - high - 11 - half * 0.5, half + 8, foot - high - 11),
    ) +
    shape(r, poly(-half + 18, foot - high - 15, 0, foot - high - 6 - half * 0.42, half - 18, foot - high - 15))
  );
};

/** A ring of columns under a vault, a portico before the front: lead in Paris, white or gold on the capitols of America. */
export function colonnade({ ink, name }: Pen): string {
  const { l, m, r, pale, dark, mirror, depth, glow, landR } = ink;
  const [vaultL, vaultR] = /massachusetts/i.test(name)
    ? [glow, landR]
    : /panthéon/i.test(name)
      ? [mirror, depth]
      : [pale, m];
  return (
    drum(ink, -74, -134, 148, 22) +
    shape(dark, box(-70, -216, 140, 62)) +
    shape(
      l,
      times(5, (i) => box(-74 + i * 17, -216, 9, 62)),
    ) +
    shape(
      m,
      times(4, (i) => box(16 + i * 17, -216, 8, 62)),
    ) +
    shape(pale, box(-80, -224, 160, 9), box(-78, -158, 156, 5)) +
    drum(ink, -62, -224, 124, 24) +
    shape(pale, box(-66, -250, 132, 5)) +
    shape(vaultL, cupola(0, -250, 128, 76)) +
    shape(vaultR, cupolaShade(0, -250, 128, 76)) +
    shape(l, 'M-40-252c2-34 14-58 28-70l5 0c-16 14-24 40-25 70z') +
    drum(ink, -12, -322, 24, 26) +
    shape(vaultL, 'M-15-348q3-14 15-18q12 4 15 18z') +
    shape(glow, box(-1.6, -371, 3.2, 14)) +
    block(ink, -166, 0, 332, 128, 0.7) +
    shape(pale, box(-168, -134, 240, 9)) +
    shape(m, box(70, -134, 98, 9)) +
    shape(r, box(-156, -44, 62, 6), box(96, -44, 60, 6)) +
    shape(mirror, box(-154, -104, 56, 6)) +
    portico(ink, 84, -10, 108, 6) +
    shape(dark, box(-12, -70, 24, 60)) +
    shape(l, box(-100, -10, 200, 10)) +
    shape(pale, box(-92, -12, 184, 4))
  );
}

/** Helsinki's: white, under one green dome among four small ones, high on its stairs. */
export function whiteCathedral({ ink }: Pen): string {
  const { l, m, r, pale, pane, leafL, leafR, glow, dark } = ink;
  const small = (x: number): string =>
    drum(ink, x - 20, -172, 40, 36) +
    shape(
      pane,
      times(3, (i) => arch(x - 14 + i * 11, -178, 6, 22)),
    ) +
    shape(leafL, cupola(x, -206, 48, 34)) +
    shape(leafR, cupolaShade(x, -206, 48, 34)) +
    shape(glow, disc(x, -242, 3.4), box(x - 1.4, -258, 2.8, 16));
  return (
    small(-92) +
    small(92) +
    shape(pale, box(-56, -236, 112, 70)) +
    shape(m, box(20, -236, 36, 70)) +
    shape(
      pane,
      times(5, (i) => arch(-46 + i * 20, -176, 10, 44)),
    ) +
    shape(
      l,
      times(6, (i) => box(-56 + i * 20, -232, 6, 62)),
    ) +
    shape(pale, box(-62, -242, 124, 8)) +
    shape(leafL, cupola(0, -242, 122, 92)) +
    shape(leafR, cupolaShade(0, -242, 122, 92)) +
    shape(pale, 'M-34-244c2-40 12-66 26-82l4 0c-16 18-22 46-24 82z') +
    drum(ink, -10, -330, 20, 18) +
    shape(leafR, 'M-12-348q3-10 12-13q9 3 12 13z') +
    shape(glow, box(-1.6, -371, 3.2, 14), box(-5, -368, 10, 3)) +
    shape(pale, box(-130, -166, 260, 96)) +
    shape(m, box(66, -166, 64, 96)) +
    shape(pane, ...[-118, -96, 86, 108].map((x) => arch(x, -88, 12, 46))) +
    shape(leafL, box(-134, -172, 200, 7)) +
    shape(leafR, box(66, -172, 68, 7)) +
    portico(ink, 60, -70, 84, 6) +
    times(5, (i) => shape(i % 2 ? l : pale, box(-138 - i * 7, -70 + i * 14, 276 + i * 14, 14))) +
    times(5, (i) => shape(i % 2 ? m : r, box(74 + i * 3, -62 + i * 14, 64 + i * 4, 6))) +
    shape(dark, box(-9, -118, 18, 48))
  );
}

/** Mexico's palace of the arts: white marble, three doors, a dome of ribs in yellow and orange. */
export function palaceOfArts({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, popL, popR, roofL, landR, leafL } = ink;
  const vault = (x: number, y: number, half: number, high: number): string =>
    shape(popL, cupola(x, y, half * 2, high)) +
    shape(popR, cupolaShade(x, y, half * 2, high)) +
    shape(
      glow,
      ...[-0.72, -0.28, 0.16].map(
        (at) =>
          `M${nums(x + half * at - half * 0.14, y)}C${nums(x + half * at * 0.94 - half * 0.14, y - high * 0.5, x + half * at * 0.5 - half * 0.06, y - high * 0.86, x, y - high)}C${nums(x + half * at * 0.5 + half * 0.12, y - high * 0.86, x + half * at * 0.94 + half * 0.14, y - high * 0.5, x + half * at + half * 0.14, y)}z`,
      ),
    );
  return (
    block(ink, -166, 0, 332, 96, 0.7) +
    shape(pale, box(-168, -102, 240, 8)) +
    shape(m, box(70, -102, 98, 8)) +
    shape(pane, ...[-154, -132, 118, 140].map((x) => arch(x, -20, 13, 50))) +
    shape(pane, ...[-152, -130, 120, 142].map((x) => box(x, -88, 10, 12))) +
    block(ink, -110, -96, 220, 40, 0.66) +
    vault(-92, -136, 34, 40) +
    vault(92, -136, 34, 40) +
    block(ink, -82, -130, 164, 62, 0.64) +
    shape(pale, box(-88, -198, 176, 9)) +
    shape(
      pane,
      times(6, (i) => arch(-70 + i * 25, -142, 13, 40)),
    ) +
    vault(0, -198, 80, 118) +
    drum(ink, -13, -308, 26, 24) +
    shape(pane, arch(-8, -310, 6, 18), arch(3, -310, 6, 18)) +
    shape(roofL, 'M-16-332q4-16 16-20q12 4 16 20z') +
    shape(dark, oval(0, -358, 8, 5), box(-1.6, -371, 3.2, 14)) +
    shape(pale, box(-92, -112, 184, 112)) +
    shape(r, box(66, -112, 26, 112)) +
    shape(l, 'M-92-112Q-60-116-50-136Q0-186 50-136Q60-116 92-112z') +
    shape(landR, 'M-38-126Q0-172 38-126z') +
    shape(glow, 'M-28-127Q0-156 28-127z') +
    shape(dark, ...[-76, -24, 28].map((x) => arch(x, -10, 44, 82))) +
    shape(leafL, ...[-70, -18, 34].map((x) => arch(x, -52, 32, 30))) +
    shape(m, ...[-84, -32, 20, 74].map((x) => box(x, -100, 8, 92))) +
    shape(pale, box(-102, -10, 204, 10)) +
    shape(m, box(-120, -4, 240, 4))
  );
}

/** Rome’s: a shallow vault with an eye, in steps upon a drum, behind a porch of granite columns. */
export function pantheon({ ink }: Pen): string {
  const { l, m, r, pale, dark, mirror, depth } = ink;
  return (
    drum(ink, -128, 0, 256, 168) +
    shape(pale, box(-134, -176, 96, 9), box(-132, -122, 92, 5)) +
    shape(m, box(-38, -176, 74, 9)) +
    shape(r, box(36, -176, 98, 9)) +
    shape(mirror, 'M-112-176Q-92-262 0-268Q92-262 112-176z') +
    shape(depth, 'M10-268Q94-260 112-176H40Q50-230 10-268z') +
    shape(
      l,
      times(3, (i) => box(-118 + i * 8, -184 - i * 10, 112 - i * 8, 5)),
    ) +
    shape(r, ...[0, 1, 2].map((i) => box(20, -184 - i * 10, 98 - i * 8, 5))) +
    shape(dark, oval(0, -266, 18, 4)) +
    block(ink, -112, -10, 224, 104, 0.68) +
    portico(ink, 118, -10, 108, 8) +
    shape(l, box(-132, -10, 264, 10)) +
    shape(pale, box(-124, -12, 248, 4)) +
    shape(dark, box(-14, -84, 28, 74))
  );
}
