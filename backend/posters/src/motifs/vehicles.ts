import { arch, box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import type { MotifArt, Pen } from './art.js';
import { elevated } from './elevated.js';
import { climbingTram } from './facades.js';

const wheel = (ink: Pen['ink'], x: number, y: number, radius: number): string =>
  shape(ink.dark, disc(x, y, radius)) +
  shape(ink.pale, disc(x, y, radius * 0.6)) +
  shape(ink.r, disc(x, y, radius * 0.42)) +
  shape(ink.pale, disc(x, y, radius * 0.16));

function bicycle({ ink }: Pen): string {
  const { dark, popL, popR, roofL, roofR, leafL, pale, m, glow } = ink;
  const rim = (x: number): string =>
    line(dark, 7, disc(x, -46, 43)) +
    line(
      m,
      3,
      path(x - 40, -46, x + 40, -46),
      path(x, -86, x, -6),
      path(x - 28, -74, x + 28, -18),
      path(x - 28, -18, x + 28, -74),
    ) +
    shape(dark, disc(x, -46, 7));
  return (
    rim(-78) +
    rim(78) +
    line(popR, 8, path(-78, -46, -14, -46, 48, -102), path(-14, -46, -30, -116)) +
    line(popL, 8, path(-78, -46, -28, -106, 46, -106), path(78, -46, 42, -128)) +
    line(dark, 6, 'M42-128C36-140 52-142 60-136', path(-14, -46, -2, -34)) +
    shape(dark, 'M-56-122q26-10 46 0q-10 8-22 6q-14 4-24-6z', disc(-14, -46, 11), box(-10, -34, 16, 5)) +
    shape(pale, disc(-14, -46, 5)) +
    shape(roofL, poly(52, -126, 96, -126, 90, -96, 58, -96)) +
    shape(roofR, poly(78, -126, 96, -126, 90, -96, 76, -96)) +
    line(m, 3, path(55, -112, 93, -112)) +
    shape(leafL, disc(62, -132, 9), disc(84, -133, 10), disc(74, -139, 10)) +
    shape(popL, disc(66, -140, 6), disc(86, -141, 6)) +
    shape(glow, disc(76, -148, 6)) +
    line(dark, 5, path(-110, -92, -62, -92))
  );
}

function car({ ink }: Pen): string {
  const { popL, popR, dark, pale, l, glow, roofL, roofR, m } = ink;
  return (
    shape(dark, oval(0, -6, 128, 7)) +
    shape(roofR, 'M-66-58q-2-22 6-30q8-6 34-4l-4 34z') +
    shape(roofL, 'M-66-60q0-22 8-30q6-5 18-4l-8 34z') +
    shape(
      popL,
      'M-132-34Q-132-62-96-66L-40-68Q-30-56-14-56L16-64L104-58Q126-54 128-34Q130-22 122-18H-122Q-132-22-132-34z',
    ) +
    shape(popR, 'M-132-34Q-60-44 20-38T128-34Q130-22 122-18H-122Q-132-22-132-34z') +
    shape(pale, 'M-122-44Q-60-54 20-50L110-50V-46Q20-44-122-38z') +
    shape(l, poly(4, -62, -10, -94, -4, -94, 14, -62)) +
    shape(m, poly(-4, -62, -14, -88, -10, -88, 4, -62)) +
    shape(dark, 'M-42-68q8-16 22-12l2 22q-16 2-24-10z') +
    shape(l, disc(-24, -92, 9), 'M-38-66q-2-18 14-18q14 0 16 20z') +
    shape(popR, 'M-34-94q2-10 12-10q10 2 10 9l4 2z') +
    shape(glow, 'M-32-84h16l-26 12l-12-4z') +
    shape(popR, 'M-122-18q-2-34 36-36q40 2 40 36z', 'M46-18q0-34 38-36q40 2 38 36z') +
    wheel(ink, -84, -24, 24) +
    wheel(ink, 84, -24, 24) +
    shape(pale, poly(118, -30, 138, -30, 138, -22, 118, -22), poly(-118, -30, -138, -30, -138, -22, -118, -22)) +
    shape(glow, oval(124, -46, 7, 9)) +
    shape(dark, poly(-44, -20, 44, -20, 40, -12, -40, -12))
  );
}

function tram(pen: Pen): string {
  if (/elevated/i.test(pen.name)) return elevated(pen);
  return /tram 28/i.test(pen.name) ? climbingTram(pen) : streetcar(pen);
}

function streetcar({ ink }: Pen): string {
  const { popL, popR, glow, pale, pane, dark, r, m, l } = ink;
  const windows = times(5, (i) => box(-112 + i * 33, -122, 25, 42));
  return (
    line(dark, 5, path(-20, -164, 14, -204, -14, -226), path(-34, -228, 10, -228)) +
    shape(dark, poly(-128, -22, 128, -22, 118, -4, -118, -4)) +
    shape(glow, box(-126, -76, 172, 52)) +
    shape(popR, poly(46, -76, 122, -76, 128, -24, 46, -24)) +
    shape(popL, poly(50, -72, 118, -72, 122, -28, 50, -28)) +
    shape(popL, box(-126, -76, 172, 10), box(-126, -32, 172, 8)) +
    shape(pale, box(-126, -136, 172, 60), poly(46, -136, 118, -136, 122, -76, 46, -76)) +
    shape(r, poly(112, -136, 118, -136, 122, -76, 114, -76)) +
    shape(pane, windows, box(54, -128, 24, 46), box(86, -128, 26, 46)) +
    shape(
      m,
      times(5, (i) => poly(-110 + i * 33, -82, -96 + i * 33, -122, -89 + i * 33, -122, -103 + i * 33, -82)),
    ) +
    shape(l, 'M-132-136Q-132-152-112-154H110Q126-152 126-136z') +
    shape(r, 'M46-154H110Q126-152 126-136H46z') +
    shape(pale, box(-92, -166, 150, 12)) +
    shape(
      dark,
      times(6, (i) => box(-86 + i * 25, -163, 15, 6)),
    ) +
    shape(pale, disc(84, -50, 13)) +
    shape(dark, disc(84, -50, 9), box(66, -150, 36, 11)) +
    shape(glow, disc(84, -50, 6)) +
    shape(dark, disc(-80, -12, 15), disc(-30, -12, 15), disc(40, -12, 15), disc(90, -12, 15)) +
    shape(m, disc(-80, -12, 7), disc(-30, -12, 7), disc(40, -12, 7), disc(90, -12, 7)) +
    shape(dark, poly(46, -24, 132, -24, 138, -10, 46, -10), arch(-150 + 26, -30, 2, 90)) +
    shape(pale, disc(20, -54, 9))
  );
}

function plane({ ink }: Pen): string {
  const { pale, r, m, dark, popL, popR, l } = ink;
  return (
    shape(m, poly(-20, -70, 40, -74, 96, -112, 84, -114)) +
    shape(pale, 'M-128-62Q-60-82 40-86Q100-86 124-68Q112-52 40-50Q-60-50-128-62z') +
    shape(r, 'M-128-62Q-40-58 124-68Q112-52 40-50Q-60-50-128-62z') +
    shape(popL, 'M-126-64L-138-104L-116-106L-86-70z') +
    shape(popR, poly(-126, -58, -150, -44, -132, -42, -96, -58)) +
    shape(
      dark,
      times(8, (i) => oval(-52 + i * 17, -73 - i * 0.4, 4.5, 3.6)),
      'M92-78Q108-76 114-70L90-70z',
    ) +
    shape(popL, poly(-98, -62, 110, -70, 108, -66, -80, -58)) +
    shape(l, poly(-16, -58, 52, -62, -14, -6, -40, -4)) +
    shape(r, poly(20, -60, 52, -62, -14, -6, -26, -5)) +
    shape(popR, oval(26, -34, 20, 7)) +
    shape(dark, oval(46, -34, 3, 15)) +
    shape(dark, oval(127, -68, 3, 8)) +
    line(m, 3, `M${nums(-8, -20)}L${nums(-34, -6)}`)
  );
}

export const vehicles = {
  bicycle: { role: 'object', w: 256, h: 160, draw: bicycle },
  car: { role: 'object', w: 280, h: 108, draw: car },
  tram: { role: 'object', w: 284, h: 232, handed: /28/, draw: tram },
  plane: { role: 'sky', w: 304, h: 118, draw: plane },
} satisfies Record<string, MotifArt>;
