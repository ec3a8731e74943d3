import { type Rng, rngOf } from './prng.js';

/** Who is drawn: the seed decides everything else. */
export interface PortraitSubject {
  readonly seed: string;
  readonly gender: 'female' | 'male';
}

interface Tone {
  readonly light: string;
  readonly shade: string;
}

/** What a portrait is put together from: each part by its place in its list. */
export type PortraitParts = Readonly<
  Record<'ground' | 'back' | 'skin' | 'hair' | 'cut' | 'coat' | 'collar' | 'extra' | 'mouth', number>
>;

const GROUNDS: readonly (Tone & { readonly sun: string })[] = [
  { light: '#63b2c9', shade: '#1d6fa3', sun: '#fff4d2' },
  { light: '#f0b95a', shade: '#d4823a', sun: '#fff0cf' },
  { light: '#7fb08a', shade: '#2f6b55', sun: '#f6e3b8' },
  { light: '#e58a6a', shade: '#c4512d', sun: '#ffd36b' },
  { light: '#b9a3c9', shade: '#6d5a8c', sun: '#ffe2b0' },
  { light: '#e9d3a4', shade: '#c9a15f', sun: '#ffffff' },
];
const SKINS: readonly Tone[] = [
  { light: '#f6d3b3', shade: '#dba583' },
  { light: '#ecbd93', shade: '#c98f66' },
  { light: '#d79f6c', shade: '#ad7446' },
  { light: '#b67a4c', shade: '#8a5530' },
  { light: '#8d5a3a', shade: '#663c25' },
  { light: '#f2c6a0', shade: '#cf9470' },
];
const HAIRS: readonly Tone[] = [
  { light: '#3a3142', shade: '#211b2b' },
  { light: '#6b4128', shade: '#472818' },
  { light: '#a3612c', shade: '#763f1a' },
  { light: '#d8a74f', shade: '#ad7c2e' },
  { light: '#8a8794', shade: '#625f6e' },
  { light: '#55403a', shade: '#372723' },
];
const COATS: readonly Tone[] = [
  { light: '#d8432f', shade: '#a82c22' },
  { light: '#2a5d7c', shade: '#1a3f58' },
  { light: '#2f6b4f', shade: '#1d4a36' },
  { light: '#fbf1dc', shade: '#dcc9a4' },
  { light: '#40365a', shade: '#2a2548' },
  { light: '#e0a12e', shade: '#b57a18' },
  { light: '#8c3f5f', shade: '#652a44' },
];

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

type Backdrop = (ground: (typeof GROUNDS)[number]) => string;

/** What stands behind the guide: a sun, an arch, roofs, hills, a dome, columns. */
const BACKS: readonly Backdrop[] = [
  ({ sun }) => disc(sun, 486, 168, 92),
  ({ sun, shade }) =>
    path(sun, 'M84 640V250a236 236 0 0 1 472 0v390h-40V256a196 196 0 0 0-392 0v384z') +
    path(shade, 'M516 640V256a196 196 0 0 0-60-141 236 236 0 0 1 100 135v390z'),
  ({ sun, shade }) =>
    disc(sun, 132, 140, 66) +
    path(shade, 'M0 640V410l70-62 72 62v-90h84v120l96-84 92 84V330l60-54 62 54v90l104-90v310z'),
  ({ sun, shade }) => disc(sun, 500, 150, 74) + path(shade, 'M0 640V440q110-120 230-60 130-160 410 10v250z'),
  ({ sun, shade }) =>
    path(sun, 'M420 640V330h180v310z') +
    path(shade, 'M402 330q6-120 108-132 102 12 108 132zM502 200v-64h16v64z') +
    disc(shade, 510, 126, 14),
  ({ sun, shade }) =>
    [40, 150, 446, 556]
      .map(
        (x) => path(sun, `M${x} 640V170h46v470z`) + path(shade, `M${x + 28} 640V170h18v470zM${x - 12} 140h70v30h-70z`),
      )
      .join(''),
];

/** Behind the head, then in front of the face. */
type Cut = (hair: Tone) => { readonly behind: string; readonly before: string };

const FRINGE = 'M222 262q-12-132 98-134 112 0 98 134-18-62-60-78-76 46-136 78z';

const CUTS: Readonly<Record<PortraitSubject['gender'], readonly Cut[]>> = {
  female: [
    (h) => ({
      behind: path(h.shade, 'M214 250q0-136 106-136t106 136l14 190q-60 34-120 30t-120-30z'),
      before: path(h.light, FRINGE),
    }),
    (h) => ({
      behind: path(h.shade, 'M212 262q-4-150 108-150t108 150v74q-108 60-216 0z'),
      before: path(h.light, 'M220 280q-14-150 100-152 114 0 100 152-10-56-28-74-72-6-102-40-20 54-70 114z'),
    }),
    (h) => ({
      behind: disc(h.shade, 320, 116, 52),
      before: path(h.light, 'M218 264q-10-136 102-136t102 136q-26-74-102-78-76 4-102 78z'),
    }),
    (h) => ({
      behind: path(h.shade, 'M218 250q-4-138 102-138t102 138q56 60 30 190-26 30-54 6 26-90-14-150l-144-6-22 20z'),
      before: path(h.light, 'M220 266q-14-138 100-138t100 138q-14-70-70-84-60 40-130 84z'),
    }),
    (h) => ({
      behind:
        [0, 1, 2, 3, 4, 5, 6, 7, 8]
          .map((n) =>
            disc(
              n % 2 ? h.light : h.shade,
              320 + 118 * Math.cos(Math.PI * (1 + n / 8)),
              250 + 122 * Math.sin(Math.PI * (1 + n / 8)),
              46,
            ),
          )
          .join('') +
        disc(h.shade, 206, 300, 40) +
        disc(h.shade, 434, 300, 40),
      before: path(h.light, 'M226 240q0-104 94-106 94 2 94 106-30-52-94-54-64 2-94 54z'),
    }),
    (h) => ({
      behind:
        path(h.shade, 'M216 256q0-142 104-142t104 142l-6 60H222z') +
        path(h.shade, 'M226 300q-44 70-26 160 16 20 34 2-6-70 24-120zM414 300q44 70 26 160-16 20-34 2 6-70-24-120z'),
      before: path(h.light, 'M220 260q-8-132 100-132t100 132q-40-70-100-76-60 6-100 76z'),
    }),
    (h) => ({
      behind: path(h.shade, 'M216 262q-6-146 104-148 110 2 104 148l-10 40H226z'),
      before: path(h.light, 'M220 250q-20-130 92-134 124 0 108 150-16-40-40-60-90 20-160 44z'),
    }),
  ],
  male: [
    (h) => ({
      behind: path(h.shade, 'M218 260q-8-134 102-134t102 134l-8 30H226z'),
      before: path(h.light, 'M220 248q-16-118 90-132 92-18 112 132-24-44-44-58-90 26-158 58z'),
    }),
    (h) => ({
      behind: path(h.shade, 'M220 256q-4-120 100-120t100 120l-6 30H226z'),
      before: path(h.light, 'M222 238q4-106 98-108 94 2 98 108-26-40-98-42-72 2-98 42z'),
    }),
    (h) => ({
      behind: path(h.shade, 'M216 270q-10-150 104-152 114 2 104 152l-12 46H228z'),
      before: path(h.light, 'M216 262q-20-160 130-148 90 10 78 148-18-70-54-80-64 0-98-8-30 40-56 88z'),
    }),
    (h) => ({ behind: path(h.shade, 'M220 268l4-60 14 60zM420 268l-4-60-14 60z'), before: '' }),
    (h) => ({
      behind: [0, 1, 2, 3, 4, 5, 6]
        .map((n) =>
          disc(
            n % 2 ? h.light : h.shade,
            320 + 96 * Math.cos(Math.PI * (1 + n / 6)),
            226 + 90 * Math.sin(Math.PI * (1 + n / 6)),
            36,
          ),
        )
        .join(''),
      before: path(h.light, 'M228 236q6-92 92-94 86 2 92 94-30-44-92-46-62 2-92 46z'),
    }),
    (h) => ({
      behind: path(h.shade, 'M214 262q-4-144 106-146 110 2 106 146l10 90q-30 20-50 0H254q-20 20-50 0z'),
      before: path(h.light, 'M220 262q-8-134 100-134t100 134q-30-66-100-72-70 6-100 72z'),
    }),
    (h) => ({
      behind: path(h.shade, 'M218 258q-6-130 102-132 108 2 102 132l-8 26H226z'),
      before: path(h.light, 'M222 236q-2-92 60-106 30-36 90-10 60 20 46 116-20-46-60-46-80 0-136 46z'),
    }),
  ],
};

type Collar = (coat: Tone, skin: Tone) => string;

const COLLARS: readonly Collar[] = [
  () => path('#fff8e8', 'M262 430l58 78 58-78 30 18-52 92-36-32-36 32-52-92z'),
  (_, skin) => path(skin.shade, 'M256 430q64 96 128 0l-6-14H262z'),
  (coat) => path(coat.shade, 'M252 400q68 52 136 0l10 58q-78 52-156 0z'),
  () =>
    path('#d8432f', 'M244 418q76 56 152 0l12 38q-30 24-60 30l22 96-36 12-26-100q-40-2-76-36z') +
    path('#a82c22', 'M318 494l26 100 26-12-22-96z'),
  (coat) => path(coat.shade, 'M262 428l-52 40 70 96 40-58 40 58 70-96-52-40-58 78z'),
  () =>
    path('#1d6fa3', 'M246 420q74 54 148 0l10 32q-84 60-168 0z') + path('#f6e3b8', 'M290 452l30 60 30-60q-30 10-60 0z'),
];

const INK = '#2a2548';

/** What a guide wears or has: nothing, glasses, a hat, a headband, a badge, earrings or a beard. */
const EXTRAS: Readonly<Record<PortraitSubject['gender'], readonly ((hair: Tone) => string)[]>> = {
  female: [
    () => '',
    () =>
      line(
        INK,
        6,
        'M252 268a26 26 0 1 0 52 0 26 26 0 1 0-52 0M336 268a26 26 0 1 0 52 0 26 26 0 1 0-52 0M304 266q16-10 32 0',
      ),
    () =>
      path(
        '#f6e3b8',
        'M150 206q170-56 340 0 10 14-14 20-156-40-312 0-24-6-14-20zM226 194q4-102 94-102t94 102q-94-24-188 0z',
      ) + path('#d8432f', 'M226 194q94-24 188 0l-2-24q-92-22-184 0z'),
    () => disc('#ffd36b', 224, 334, 11) + disc('#ffd36b', 416, 334, 11),
    () => path('#d8432f', 'M222 214q98-66 196 0l4-28q-102-66-204 0z'),
    () =>
      line('#f6e3b8', 7, 'M270 440l50 120 50-120') +
      path('#fff8e8', 'M286 552h68v78h-68z') +
      path('#1d6fa3', 'M286 552h68v22h-68z'),
  ],
  male: [
    () => '',
    () => line(INK, 6, 'M250 250h54v36h-54zM336 250h54v36h-54zM304 262h32'),
    (h) => path(h.shade, 'M230 300q2 96 90 100 88-4 90-100-14 34-40 40-50-14-100 0-26-6-40-40z'),
    () =>
      path(
        '#e9d3a4',
        'M160 208q160-50 320 0 8 14-12 18-148-36-296 0-20-4-12-18zM230 196q-4-98 90-100 94 2 90 100-90-24-180 0z',
      ) + path('#40365a', 'M230 196q90-24 180 0l1-26q-91-22-182 0z'),
    (h) => path(h.shade, 'M276 332q44-28 88 0-12 14-44 10-32 4-44-10z'),
    () =>
      line('#f6e3b8', 7, 'M270 440l50 120 50-120') +
      path('#fff8e8', 'M286 552h68v78h-68z') +
      path('#d8432f', 'M286 552h68v22h-68z'),
    () => path('#2a5d7c', 'M224 214q96-112 192 0 40 4 66 30-60 2-80-12-90-24-178-18z'),
  ],
};

const MOUTHS = ['M288 342q32 26 64 0', 'M292 344q30 18 58-2', 'M290 340q30 34 60 0z'] as const;

const anyOf = (rng: Rng, list: readonly unknown[]): number => rng.whole(0, list.length - 1);

/** The parts of a portrait. The same seed always gives the same parts. */
export function portraitParts({ seed, gender }: PortraitSubject): PortraitParts {
  const rng = rngOf(`${seed}/portrait`);
  return {
    ground: anyOf(rng, GROUNDS),
    back: anyOf(rng, BACKS),
    skin: anyOf(rng, SKINS),
    hair: anyOf(rng, HAIRS),
    cut: anyOf(rng, CUTS[gender]),
    coat: anyOf(rng, COATS),
    collar: anyOf(rng, COLLARS),
    extra: anyOf(rng, EXTRAS[gender]),
    mouth: anyOf(rng, MOUTHS),
  };
}

const at = <Part>(list: readonly Part[], place: number): Part => {
  const part = list[place % list.length];
  if (part === undefined) throw new Error('A portrait has parts of every kind');
  return part;
};

/** Head and shoulders in the style of the posters, lit from the left: an SVG of 640 × 640. */
export function drawPortrait(subject: PortraitSubject): string {
  const parts = portraitParts(subject);
  const { gender } = subject;
  const [ground, skin, hair, coat] = [
    at(GROUNDS, parts.ground),
    at(SKINS, parts.skin),
    at(HAIRS, parts.hair),
    at(COATS, parts.coat),
  ];
  const { behind, before } = at(CUTS[gender], parts.cut)(hair);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">',
    path(ground.light, 'M0 0h640v640H0z'),
    at(BACKS, parts.back)(ground),
    behind,
    path(coat.light, 'M60 640q6-150 132-180 62-14 70-44h116q8 30 70 44 126 30 132 180z'),
    path(coat.shade, 'M352 640q34-110 26-224 8 30 70 44 126 30 132 180z'),
    path(skin.shade, 'M270 360h100v72q-50 70-100 0z'),
    at(COLLARS, parts.collar)(coat, skin),
    disc(skin.shade, 224, 284, 22) + disc(skin.shade, 416, 284, 22),
    path(skin.light, 'M228 250q0-108 92-108t92 108q0 146-92 150-92-4-92-150z'),
    path(skin.shade, 'M348 146q64 14 64 104 0 146-92 150 62-40 62-130 0-80-34-124z'),
    line(INK, 7, 'M258 240q20-14 40-2M342 238q20-12 40 2'),
    disc(INK, 279, 268, 8) + disc(INK, 361, 268, 8),
    line(skin.shade, 8, 'M322 272q-14 34 4 36'),
    at(MOUTHS, parts.mouth).endsWith('z')
      ? path('#fff8e8', at(MOUTHS, parts.mouth))
      : line(INK, 6, at(MOUTHS, parts.mouth)),
    before,
    at(EXTRAS[gender], parts.extra)(hair),
    '</svg>',
  ].join('');
}
