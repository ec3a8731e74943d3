import { arch, box, disc, nums, oval, poly, shape, times } from '../svg.js';
import { block, drum, type MotifArt, type Pen } from './art.js';
import { stoneBell } from './churches.js';
import { mole, radcliffe } from './colleges.js';
import { cupola, cupolaShade, florentine, leaden } from './cupolas.js';
import { ringedDome } from './emblems.js';
import { porcelainTower } from './khmer.js';
import { brickMinaret } from './medinas.js';
import { maghrebi, ottoman, portalDome } from './mosques.js';
import { beehive, cornerStation } from './oceanian.js';
import { parliament } from './parliaments.js';
import { colonnade, palaceOfArts, pantheon, whiteCathedral } from './rotundas.js';
import { bareDome } from './ruins.js';
import { domeOfTheRock, kairouanMosque } from './sanctuaries.js';

/** A bulb that starts and ends upright, `waist` wider than its neck. */
const onion = (x: number, y: number, width: number, height: number): string => {
  const half = width / 2;
  return `M${nums(x - half * 0.72, y)}c${nums(-half * 0.5, -height * 0.22, -half * 0.3, -height * 0.48, half * 0.2, -height * 0.62)}c${nums(half * 0.3, -height * 0.1, half * 0.5, -height * 0.2, half * 0.52, -height * 0.38)}c${nums(0, height * 0.18, half * 0.22, height * 0.28, half * 0.52, height * 0.38)}c${nums(half * 0.5, height * 0.14, half * 0.7, height * 0.4, half * 0.2, height * 0.62)}z`;
};

function dome(pen: Pen): string {
  if (/brunelleschi|maria del fiore|florence|duomo/i.test(pen.name)) return florentine(pen);
  if (/^pantheon$/i.test(pen.name)) return pantheon(pen);
  if (/panthéon$|capitol|state house/i.test(pen.name)) return colonnade(pen);
  if (/radcliffe/i.test(pen.name)) return radcliffe(pen);
  if (/mole anton/i.test(pen.name)) return mole(pen);
  if (/^frauenkirche$/i.test(pen.name)) return stoneBell(pen);
  if (/helsinki/i.test(pen.name)) return whiteCathedral(pen);
  if (/parliament$/i.test(pen.name)) return parliament(pen);
  if (/bellas artes/i.test(pen.name)) return palaceOfArts(pen);
  if (/atomic/i.test(pen.name)) return bareDome(pen);
  if (/dome of the rock/i.test(pen.name)) return domeOfTheRock(pen);
  if (/’s tomb|masjid|sultan mosque|gur-e|al-amin/i.test(pen.name)) return portalDome(pen);
  if (/hagia sophia|pasha/i.test(pen.name)) return `<g transform="scale(.96)">${ottoman(pen)}</g>`;
  if (/flinders street/i.test(pen.name)) return cornerStation(pen);
  if (/beehive/i.test(pen.name)) return beehive(pen);
  if (/kigali|hemisf/i.test(pen.name)) return ringedDome(pen);
  return /st\.? paul|saint paul/i.test(pen.name) ? leaden(pen) : roman(pen);
}

function roman({ ink, name }: Pen): string {
  const { l, m, r, pane, pale, glow, dark } = ink;
  const [roofL, roofR] = /nicholas|salzburg|custom house|bonsecours|saint sava|carmelite/i.test(name)
    ? [ink.leafL, ink.leafR]
    : [ink.roofL, ink.roofR];
  const small = (x: number): string =>
    drum(ink, x - 26, -94, 52, 30) +
    shape(
      pane,
      times(3, (i) => arch(x - 19 + i * 15, -97, 8, 20)),
    ) +
    shape(roofL, cupola(x, -124, 58, 40)) +
    shape(roofR, cupolaShade(x, -124, 58, 40)) +
    shape(glow, box(x - 2, -176, 4, 14), disc(x, -166, 4));
  return (
    small(-116) +
    small(116) +
    drum(ink, -80, -92, 160, 74) +
    shape(
      pane,
      times(5, (i) => arch(-63 + i * 28, -104, 14, 44)),
    ) +
    shape(pale, box(-86, -172, 172, 8)) +
    shape(roofL, cupola(0, -172, 168, 118)) +
    shape(roofR, cupolaShade(0, -172, 168, 118)) +
    shape(l, `M-44-172c2-56 18-96 36-116l5 0c-20 24-32 62-33 116z`) +
    drum(ink, -17, -286, 34, 32) +
    shape(pane, arch(-9, -290, 7, 22), arch(3, -290, 7, 22)) +
    shape(roofL, poly(-20, -318, 0, -346, 4, -318)) +
    shape(roofR, poly(4, -318, 0, -346, 20, -318)) +
    shape(glow, disc(0, -348, 5), box(-2, -366, 4, 18), box(-7, -360, 14, 4)) +
    shape(m, box(-160, -88, 320, 88)) +
    shape(r, box(74, -88, 86, 88)) +
    shape(pale, box(-166, -96, 332, 9)) +
    shape(
      pane,
      times(3, (i) => arch(-146 + i * 30, -14, 15, 50)),
      times(3, (i) => arch(85 + i * 25, -14, 13, 50)),
    ) +
    shape(l, box(-60, -96, 120, 96)) +
    shape(
      r,
      times(4, (i) => box(-40 + i * 26, -88, 12, 82)),
    ) +
    shape(dark, arch(-10, 0, 20, 52)) +
    shape(pale, poly(-68, -94, 0, -130, 68, -94)) +
    shape(r, poly(-44, -98, 0, -121, 44, -98)) +
    shape(m, box(-168, -6, 336, 6)) +
    shape(l, box(-72, -7, 144, 7))
  );
}

function onionDomes({ ink }: Pen): string {
  const { l, r, roofL, roofR, popL, popR, leafL, leafR, pale, glow, pane } = ink;
  const tower = (
    x: number,
    foot: number,
    width: number,
    top: number,
    bulb: number,
    left: string,
    right: string,
  ): string => {
    const high = bulb * 1.15;
    return (
      drum(ink, x - width / 2, -foot, width, top - foot) +
      shape(
        pale,
        box(x - width / 2 - 4, -top, width + 8, 7),
        box(x - width / 2 - 3, -top + (top - foot) * 0.5, width + 6, 6),
      ) +
      shape(pane, arch(x - 6, -top + 42, 12, 28)) +
      shape(left, onion(x, -top, bulb, high)) +
      shape(
        right,
        `M${nums(x + bulb * 0.08, -top)}c${nums(bulb * 0.22, -high * 0.2, bulb * 0.16, -high * 0.5, -bulb * 0.08, -high)}c${nums(0, high * 0.18, bulb * 0.11, high * 0.28, bulb * 0.26, high * 0.38)}c${nums(bulb * 0.25, high * 0.14, bulb * 0.35, high * 0.4, bulb * 0.1, high * 0.62)}z`,
      ) +
      shape(glow, box(x - 2, -top - high - 22, 4, 26), box(x - 7, -top - high - 16, 14, 4))
    );
  };
  const stripes = (x: number, y: number, s: number): string =>
    shape(
      pale,
      times(
        3,
        (i) =>
          `M${nums(x - s * 0.42 + i * s * 0.24, y)}c${nums(-s * 0.16, -s * 0.3, 0, -s * 0.5, s * 0.2 - i * s * 0.09, -s * 0.66)}c${nums(-s * 0.08, s * 0.22, -s * 0.14, s * 0.4, -s * 0.09, s * 0.66)}z`,
      ),
    );
  return (
    tower(-66, 60, 54, 176, 72, leafL, leafR) +
    tower(72, 60, 50, 190, 68, roofL, roofR) +
    drum(ink, -32, -60, 64, 130) +
    shape(popR, poly(-38, -190, 38, -190, 8, -318, -8, -318)) +
    shape(popL, poly(-38, -190, 4, -190, 0, -318, -8, -318)) +
    shape(
      pale,
      times(4, (i) => poly(-32 + i * 17, -190, -22 + i * 17, -214, -12 + i * 17, -190)),
    ) +
    shape(glow, onion(0, -316, 28, 34), box(-2, -376, 4, 30), box(-8, -368, 16, 4)) +
    tower(-118, 30, 46, 118, 60, popL, popR) +
    stripes(-118, -118, 60) +
    tower(122, 30, 44, 128, 56, glow, popR) +
    tower(16, 30, 56, 136, 68, roofL, roofR) +
    stripes(16, -136, 68) +
    block(ink, -150, 0, 300, 60, 0.68) +
    shape(pale, box(-154, -66, 308, 8)) +
    shape(
      pane,
      times(8, (i) => arch(-138 + i * 36, -8, 18, 40)),
    ) +
    shape(l, poly(-60, 0, -36, -40, 0, -40, 10, 0)) +
    shape(r, poly(10, 0, 0, -40, 12, -40, 26, 0))
  );
}

function stupa(pen: Pen): string {
  return /wat arun/i.test(pen.name) ? porcelainTower(pen) : bell(pen);
}

function bell({ ink }: Pen): string {
  const { l, m, r, glow, pale, popL, popR, dark, roofR } = ink;
  const body = 'M-112-64C-112-150-74-186-30-190L30-190C74-186 112-150 112-64z';
  return (
    block(ink, -158, 0, 316, 22, 0.66) +
    block(ink, -140, -22, 280, 22, 0.66) +
    block(ink, -124, -44, 248, 22, 0.66) +
    shape(
      dark,
      times(9, (i) => arch(-116 + i * 27, -46, 12, 16)),
    ) +
    shape(pale, body) +
    shape(m, 'M8-190H30C74-186 112-150 112-64H26C52-110 44-160 8-190z') +
    shape(r, 'M52-183C88-166 112-130 112-64H76C88-110 82-150 52-183z') +
    shape(glow, 'M-110-82Q0-60 110-82L108-96Q0-74-108-96z') +
    block(ink, -32, -188, 64, 36, 0.66) +
    shape(dark, oval(-18, -208, 7, 4), oval(4, -208, 7, 4)) +
    shape(popL, box(-36, -230, 72, 8)) +
    shape(
      glow,
      times(7, (i) => box(-26 + i * 3.2, -240 - i * 12, 52 - i * 6.4, 9)),
    ) +
    shape(
      popR,
      times(7, (i) => box(4, -240 - i * 12, 22 - i * 3.2, 9)),
    ) +
    shape(glow, poly(-10, -316, 0, -356, 10, -316), oval(0, -318, 16, 5)) +
    shape(
      popL,
      times(5, (i) => poly(-22 - i * 24, -300 + i * 44, -10 - i * 24, -294 + i * 44, -24 - i * 24, -278 + i * 44)),
    ) +
    shape(
      l,
      times(4, (i) => poly(-34 - i * 24, -278 + i * 44, -22 - i * 24, -272 + i * 44, -36 - i * 24, -256 + i * 44)),
    ) +
    shape(
      roofR,
      times(5, (i) => poly(22 + i * 24, -300 + i * 44, 10 + i * 24, -294 + i * 44, 24 + i * 24, -278 + i * 44)),
    )
  );
}

function minaret(pen: Pen): string {
  if (/great mosque of kairouan/i.test(pen.name)) return kairouanMosque(pen);
  if (/kalyan/i.test(pen.name)) return brickMinaret(pen);
  return pen.region === 'africa' ? maghrebi(pen) : ottoman(pen);
}

export const domes = {
  dome: { role: 'monument', w: 340, h: 372, draw: dome },
  'onion-domes': { role: 'monument', w: 320, h: 380, draw: onionDomes },
  stupa: { role: 'monument', w: 320, h: 360, draw: stupa },
  minaret: {
    role: 'monument',
    w: 310,
    h: 390,
    draw: minaret,
  },
} satisfies Record<string, MotifArt>;
