import type { ContinentSlug, Landmark } from '../landmark.js';
import { coarse } from '../compact.js';
import type { MotifArt } from '../motifs/art.js';
import { motifs } from '../motifs/index.js';
import { swapped, type Ink, type Palette } from '../palette.js';
import type { Rng } from '../prng.js';
import { placed } from '../svg.js';

export type PosterFormat = 'portrait' | 'landscape' | 'wide' | 'card' | 'share' | 'strip';

/** How a format is composed: everything in shares of the frame. */
export interface Layout {
  readonly w: number;
  readonly h: number;
  readonly horizon: number;
  /** Where the middle of the dominant motif stands, the most it may take, and its foot. */
  readonly x: number;
  readonly leadW: number;
  readonly leadH: number;
  readonly foot: number;
  /** Where the second thing stands, and its room. */
  readonly secondX: number;
  readonly secondW: number;
  readonly secondH: number;
  /** How tall the people in front are. */
  readonly people: number;
}

export const layouts: Readonly<Record<PosterFormat, Layout>> = {
  portrait: {
    w: 600,
    h: 800,
    horizon: 0.66,
    x: 0.58,
    leadW: 0.86,
    leadH: 0.63,
    foot: 0.775,
    secondX: 0.17,
    secondW: 0.42,
    secondH: 0.3,
    people: 0.088,
  },
  landscape: {
    w: 800,
    h: 600,
    horizon: 0.66,
    x: 0.635,
    leadW: 0.58,
    leadH: 0.7,
    foot: 0.79,
    secondX: 0.19,
    secondW: 0.36,
    secondH: 0.36,
    people: 0.11,
  },
  wide: {
    w: 1260,
    h: 540,
    horizon: 0.665,
    x: 0.67,
    leadW: 0.44,
    leadH: 0.78,
    foot: 0.8,
    secondX: 0.27,
    secondW: 0.24,
    secondH: 0.36,
    people: 0.125,
  },
  card: {
    w: 640,
    h: 480,
    horizon: 0.665,
    x: 0.61,
    leadW: 0.68,
    leadH: 0.76,
    foot: 0.815,
    secondX: 0.17,
    secondW: 0.36,
    secondH: 0.36,
    people: 0.14,
  },
  share: {
    w: 1200,
    h: 630,
    horizon: 0.66,
    x: 0.6,
    leadW: 0.48,
    leadH: 0.71,
    foot: 0.795,
    secondX: 0.27,
    secondW: 0.28,
    secondH: 0.37,
    people: 0.115,
  },
  strip: {
    w: 1300,
    h: 240,
    horizon: 0.7,
    x: 0.66,
    leadW: 0.3,
    leadH: 0.84,
    foot: 0.9,
    secondX: 0.3,
    secondW: 0.16,
    secondH: 0.44,
    people: 0.15,
  },
};

/** The views of one subject, in turn: from below and near, from a height far away, and at the usual distance. */
export const viewpointOf = (view: number): 'near' | 'far' | 'usual' =>
  (['near', 'far', 'usual'] as const)[(view - 1) % 3] ?? 'usual';

/** The layout as the viewer's place changes it; the horizon stays on a third or goes to the middle. */
export function seenFrom(layout: Layout, view: number | undefined): Layout {
  const { foot, leadW, leadH, x } = layout;
  switch (view === undefined ? 'usual' : viewpointOf(view)) {
    case 'near':
      return { ...layout, x: 0.53, leadW: leadW * 1.4, leadH: leadH * 1.22, foot: foot + 0.14, horizon: 0.76 };
    case 'far':
      return { ...layout, x: x + 0.06, leadW: leadW * 0.74, leadH: leadH * 0.66, foot: foot - 0.16, horizon: 0.5 };
    case 'usual':
      return layout;
  }
}

/** Everything the painters of one poster share. The sun stands on the left, the dominant motif right of the middle. */
export interface Frame {
  readonly format: PosterFormat;
  readonly layout: Layout;
  readonly w: number;
  readonly h: number;
  /** In pixels from the top. */
  readonly horizon: number;
  /** The whole picture will be turned left to right. */
  readonly mirrored: boolean;
  readonly palette: Palette;
  readonly rng: Rng;
  readonly region: ContinentSlug | undefined;
  /** Where neither palms nor cypresses nor umbrella pines grow. */
  readonly cold: boolean;
  /** Where winters have frost, as in the cold and in all of East Asia's north. */
  readonly frosty: boolean;
  /** Where nothing but palms grows in gardens. */
  readonly tropical: boolean;
  readonly rain: boolean;
  /** Its number among the views of one subject. */
  readonly view?: number | undefined;
  /** The left side is kept for words laid over the picture: nobody stands there. */
  readonly calm: boolean;
  readonly id: string;
}

export interface Room {
  readonly x: number;
  readonly foot: number;
  readonly w: number;
  readonly h: number;
}

export interface Stood {
  readonly svg: string;
  readonly w: number;
  readonly h: number;
}

export const artOf = (landmark: Landmark): MotifArt => motifs[landmark.motif];

/** Far away one sees faces and roofs, no windows. */
const withoutPanes = (drawn: string, { pane }: Ink): string =>
  drawn.replace(new RegExp(`<path fill="${pane}" d="[^"]*"/>`, 'g'), '');

/** The motif drawn as large as the room allows, standing on its foot; with the size it took. */
export function stand(frame: Frame, landmark: Landmark, ink: Ink, room: Room): Stood {
  const art = artOf(landmark);
  const turned = frame.mirrored && art.handed?.test(landmark.name) === true;
  const pen = {
    ink: turned ? swapped(ink) : ink,
    rng: frame.rng,
    region: frame.region,
    cold: frame.cold,
    name: landmark.name,
  };
  if (art.elastic) {
    return { svg: placed(room.x, room.foot, 1, art.draw({ ...pen, w: room.w, h: room.h })), w: room.w, h: room.h };
  }
  const scale = Math.min(room.w / art.w, room.h / art.h);
  const drawn = art.draw({ ...pen, w: art.w, h: art.h });
  const seen = ink === frame.palette.planes.far ? withoutPanes(drawn, ink) : drawn;
  return {
    svg: placed(room.x, room.foot, scale, scale < 0.8 ? coarse(seen) : seen, turned),
    w: art.w * scale,
    h: art.h * scale,
  };
}
