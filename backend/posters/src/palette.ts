import type { ContinentSlug } from './landmark.js';
import { greyOf, mix, turnHue } from './colour.js';
import { daylight, nightfall, rainfall, type BasePalette } from './palette-data.js';
import { rngOf } from './prng.js';

/**
 * The colours one plane of the picture is painted with. Names that end in L and R (and `l`, `r`) are the faces that
 * look to the left and to the right. The sun stands on the left; pictures with the sun on the right are mirrored whole,
 * and things that must not be mirrored are painted with the `swapped` ink.
 */
export interface Ink {
  readonly l: string;
  readonly m: string;
  readonly r: string;
  readonly roofL: string;
  readonly roofR: string;
  readonly leafL: string;
  readonly leafR: string;
  readonly popL: string;
  readonly popR: string;
  readonly landL: string;
  readonly landR: string;
  /** Ground in flat light, its quieter second tone, and ground in a cast shadow. */
  readonly land: string;
  readonly path: string;
  readonly cast: string;
  readonly water: string;
  readonly glint: string;
  readonly depth: string;
  /** A wall seen in the water. */
  readonly mirror: string;
  /** The brightest and the darkest of the plane. */
  readonly pale: string;
  readonly dark: string;
  /** Windows: dark by day, lamplight in the evening and in the rain. */
  readonly pane: string;
  /** Lamplight and gold. */
  readonly glow: string;
}

/** What the picture is lit by. In the rain there are no shadows, and lamps are on. */
export type Light = 'day' | 'evening' | 'rain';

export type Plane = 'front' | 'near' | 'middle' | 'far';

export interface Palette {
  readonly name: string;
  readonly evening: boolean;
  readonly sky: readonly [string, string, string];
  /** Six flat tones from the horizon's colour to the zenith's. */
  readonly steps: readonly string[];
  readonly sun: string;
  readonly halo: string;
  /** The lit and the shaded part of a cloud. */
  readonly cloud: string;
  readonly billow: string;
  readonly planes: Readonly<Record<Plane, Ink>>;
}

function inkOf(base: BasePalette, light: Light, veil: string, share: number): Ink {
  const tone = (colour: string, more = 0): string => mix(colour, veil, Math.min(0.92, share + more));
  const faces = (light: string, shade: string): readonly [string, string] => [tone(light), tone(shade)];
  const [l, r] = faces(base.light, base.shade);
  const [roofL, roofR] = faces(mix(base.roof, base.light, 0.12), mix(base.roof, base.dark, 0.48));
  const [leafL, leafR] = faces(mix(base.leaf, base.land, 0.28), mix(base.leaf, base.dark, 0.5));
  const [popL, popR] = faces(base.pop, mix(base.pop, base.dark, 0.48));
  const [landL, landR] = faces(mix(base.land, base.light, 0.25), mix(base.land, base.shade, 0.55));
  return {
    l,
    r,
    roofL,
    roofR,
    leafL,
    leafR,
    popL,
    popR,
    landL,
    landR,
    land: tone(base.land),
    path: tone(mix(base.land, base.light, 0.42)),
    cast: tone(mix(base.land, mix(base.shade, base.dark, 0.3), light === 'rain' ? 0.16 : 0.52)),
    m: tone(mix(base.light, base.shade, 0.3)),
    water: tone(base.water),
    glint: tone(mix(base.water, base.sky[2], 0.62)),
    mirror: tone(mix(mix(base.light, base.shade, 0.4), base.water, 0.62)),
    depth: tone(mix(base.water, base.dark, 0.42)),
    pale: tone(mix(base.light, '#ffffff', 0.35)),
    dark: tone(base.dark),
    pane: tone(light !== 'day' ? base.glow : mix(base.dark, base.shade, 0.25)),
    glow: tone(base.glow),
  };
}

/** The same ink for a thing lit from the other side. */
export const swapped = (ink: Ink): Ink => ({
  ...ink,
  l: ink.r,
  r: ink.l,
  roofL: ink.roofR,
  roofR: ink.roofL,
  leafL: ink.leafR,
  leafR: ink.leafL,
  popL: ink.popR,
  popR: ink.popL,
  landL: ink.landR,
  landR: ink.landL,
});

/** Each seed turns the hues of the chosen palette a little, so that two cities with the same palette still differ. */
function turned(base: BasePalette, degrees: number): BasePalette {
  const turn = (colour: string): string => turnHue(colour, degrees);
  return {
    ...base,
    sky: [turn(base.sky[0]), turn(base.sky[1]), turn(base.sky[2])],
    sun: turn(base.sun),
    light: turn(base.light),
    shade: turn(base.shade),
    roof: turn(base.roof),
    leaf: turn(base.leaf),
    land: turn(base.land),
    water: turn(base.water),
    dark: turn(base.dark),
    pop: turn(base.pop),
    glow: turn(base.glow),
  };
}

const palettes: Readonly<Record<Light, readonly BasePalette[]>> = { day: daylight, evening: nightfall, rain: rainfall };

/** Ground of stone instead of sand: as light, with little of its colour left. */
function stony(base: BasePalette): BasePalette {
  return { ...base, land: mix(greyOf(base.land), base.land, 0.22) };
}

/** The palette of a seed: chosen among those of the region and the light, its ground of `stone` where no sand lies. */
export function paletteOf(slug: string, continent: ContinentSlug | undefined, light: Light, ground?: 'stone'): Palette {
  const rng = rngOf(`${slug}/palette`);
  const wanted = palettes[light].filter(
    (candidate) => continent === undefined || candidate.regions.length === 0 || candidate.regions.includes(continent),
  );
  const chosen = turned(rng.pick(wanted), rng.between(-8, 8));
  const base = ground === 'stone' ? stony(chosen) : chosen;
  const haze = mix(base.sky[2], base.sky[1], 0.45);
  return {
    name: base.name,
    evening: light === 'evening',
    sky: base.sky,
    steps: [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
      share < 0.5 ? mix(base.sky[2], base.sky[1], share * 2) : mix(base.sky[1], base.sky[0], share * 2 - 1),
    ),
    sun: base.sun,
    halo: mix(base.sky[1], base.sun, 0.35),
    cloud: mix(base.sky[2], base.light, 0.6),
    billow: mix(base.sky[1], base.sky[2], 0.55),
    planes: {
      front: inkOf(base, light, base.dark, 0.5),
      near: inkOf(base, light, haze, 0),
      middle: inkOf(base, light, haze, 0.32),
      far: inkOf(base, light, haze, 0.66),
    },
  };
}

/** Every colour a poster with this palette may use. */
export function coloursOf(palette: Palette): ReadonlySet<string> {
  return new Set([
    ...palette.sky,
    ...palette.steps,
    palette.sun,
    palette.halo,
    palette.cloud,
    palette.billow,
    ...Object.values(palette.planes).flatMap((ink) => Object.values(ink) as string[]),
  ]);
}
