import { arch, box, disc, line, path, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** Istanbul's bridge of two decks: anglers above, tables below, a gap for ships in the middle. */
export function anglersBridge({ ink }: Pen): string {
  const { l, m, r, pale, dark, pane, glow, popL, popR, leafR } = ink;
  const tables = (x: number): string =>
    shape(l, box(x, -102, 262, 40)) +
    shape(
      pane,
      times(9, (i) => arch(x + 8 + i * 28, -66, 20, 28)),
    ) +
    shape(
      popL,
      times(5, (i) => poly(x + 6 + i * 56, -102, x + 34 + i * 56, -102, x + 38 + i * 56, -90, x + 2 + i * 56, -90)),
    ) +
    shape(m, box(x, -62, 262, 10)) +
    times(5, (i) => block(ink, x + 8 + i * 58, 0, 22, 54));
  const angler = (x: number, coat: string): string =>
    shape(coat, poly(x - 7, -122, x - 6, -148, x + 6, -148, x + 7, -122)) +
    shape(pale, disc(x, -154, 6)) +
    line(dark, 2.6, path(x + 4, -140, x + 30, -176), path(x + 30, -176, x + 34, -30));
  const tower = (x: number): string =>
    block(ink, x - 20, -102, 40, 62) +
    shape(pale, box(x - 25, -168, 50, 7)) +
    shape(pane, box(x - 13, -154, 10, 18), box(x + 3, -154, 10, 18)) +
    block(ink, x - 24, 0, 48, 104);
  const lamp = (x: number): string => line(dark, 4, path(x, -118, x, -192)) + shape(glow, disc(x, -196, 8));
  return (
    tables(-360) +
    tables(98) +
    shape(l, box(-362, -120, 724, 14)) +
    shape(r, box(-362, -106, 724, 6)) +
    shape(leafR, box(-98, -120, 196, 14)) +
    tower(-98) +
    tower(98) +
    [-310, -192, 192, 310].map(lamp).join('') +
    [-336, -272, -228, -150, 142, 236, 268].map((x, i) => angler(x, i % 2 ? popR : dark)).join('') +
    line(pale, 3, path(-362, -132, 362, -132))
  );
}

/** Copenhagen's bridge for feet and wheels: a low deck that slides open, glass cabins where it parts. */
export function slidingBridge({ ink }: Pen): string {
  const { l, m, r, pale, dark, water, glint, glow, popL, popR } = ink;
  const legs = (x: number): string =>
    shape(l, poly(x - 8, -62, x - 42, 0, -28 + x, 0, x + 4, -62)) +
    shape(r, poly(x - 4, -62, x + 28, 0, x + 42, 0, x + 8, -62));
  const cabin = (x: number): string =>
    block(ink, x - 26, 0, 52, 78) +
    shape(water, box(x - 24, -136, 48, 58)) +
    shape(glint, poly(x - 24, -136, x - 4, -136, x - 20, -78, x - 24, -78)) +
    shape(dark, box(x - 30, -144, 60, 9));
  const cyclist = (x: number, coat: string): string =>
    line(dark, 4, disc(x - 13, -94, 11), disc(x + 13, -94, 11), path(x - 13, -94, x, -110, x + 13, -94)) +
    shape(coat, poly(x - 8, -110, x - 2, -136, x + 10, -132, x + 4, -108)) +
    shape(pale, disc(x + 6, -142, 7));
  const lamp = (x: number): string => line(dark, 4, path(x, -82, x, -166)) + shape(glow, disc(x, -170, 7));
  return (
    [-290, -180, 180, 290].map(legs).join('') +
    shape(r, 'M-362-58L-120-76H120L362-58V-46L120-62H-120L-362-46z') +
    shape(l, 'M-362-72L-120-90H120L362-72V-56L120-74H-120L-362-56z') +
    shape(popL, poly(-60, -90, 60, -90, 60, -82, -60, -82)) +
    shape(m, box(-3, -92, 6, 32)) +
    cabin(-92) +
    cabin(92) +
    cyclist(-232, popL) +
    cyclist(-20, popR) +
    cyclist(210, popL) +
    [-330, -150, 150, 330].map(lamp).join('') +
    line(pale, 3, 'M-362-90L-120-108H120L362-90')
  );
}
