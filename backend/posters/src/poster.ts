import type { ContinentSlug, Landmark, Motif } from './landmark.js';
import { coarse, compact } from './compact.js';
import type { Role } from './motifs/art.js';
import { coloursOf, paletteOf, type Light, type Palette } from './palette.js';
import { rngOf } from './prng.js';
import { compose } from './scene/compose.js';
import { artOf, layouts, seenFrom, type PosterFormat } from './scene/frame.js';

export type { PosterFormat } from './scene/frame.js';

/** What a poster shows. */
export interface PosterSubject {
  /** The seed: the same slug always gives the same poster. */
  readonly slug: string;
  /** The first one dominates. */
  readonly landmarks: readonly Landmark[];
  /** Narrows the palettes, the trees and some architecture to those of the region. */
  readonly continent?: ContinentSlug;
  /** Degrees north, negative in the south: decides which trees grow there. */
  readonly latitude?: number;
  readonly evening?: boolean;
  /** It rains: no sun, umbrellas, wet ground. */
  readonly rain?: boolean;
  readonly kind?: 'city' | 'tour' | 'hero';
  /** Whose colours it has, where they are not its own slug's. */
  readonly coloursOf?: string;
  /** From which of several places it is seen. */
  readonly view?: number | undefined;
}

const isSetting = (landmark: Landmark): boolean => ['water', 'relief'].includes(artOf(landmark).role);

/** Not lanterns, which hang above the picture, nor stalls, which fill it. */
const isLost = (landmark: Landmark): boolean =>
  artOf(landmark).role === 'object' && !['lantern', 'market-stall'].includes(landmark.motif);

/** Bridges and ships leave their water where they are not shown themselves. */
const watersOf: Readonly<Partial<Record<Role, Motif>>> = { span: 'river', vessel: 'harbour' };

/**
 * A landmark with the land and water around it; land and water themselves with something that stands there, as things
 * on wheels, walls and tables would look lost on a plain of their own.
 */
function companyOf(lead: Landmark, others: readonly Landmark[]): readonly Landmark[] {
  if (isSetting(lead) || isLost(lead)) return others.slice(0, 1);
  const waters = others.map((one) => watersOf[artOf(one).role]).filter((motif) => motif !== undefined);
  return [...others.filter(isSetting), ...waters.slice(0, 1).map((motif) => ({ motif, name: '' }))];
}

/**
 * The subject seen from elsewhere: the landmark with this number, from 1 on, dominates, and the other monuments are left
 * to their own views. In the same colours, the last of several in the evening. Undefined where there is no such landmark.
 */
export function viewOf(subject: PosterSubject, number: number): PosterSubject | undefined {
  const { slug, landmarks } = subject;
  const lead = landmarks[number - 1];
  if (!lead) return undefined;
  const others = [...landmarks.slice(number), ...landmarks.slice(0, number - 1)];
  return {
    ...subject,
    slug: `${slug}-view-${number}`,
    coloursOf: slug,
    landmarks: [lead, ...companyOf(lead, others)],
    evening: subject.evening === true || (number > 1 && number === landmarks.length),
    view: number,
  };
}

/** The natural size of each format in pixels: 3:4, 4:3, 21:9, 4:3 for small cards (bolder, fewer details), 1200 × 630, 65:12 for the head of a page. */
export const posterSizes: Readonly<Record<PosterFormat, { readonly width: number; readonly height: number }>> = {
  portrait: { width: layouts.portrait.w, height: layouts.portrait.h },
  landscape: { width: layouts.landscape.w, height: layouts.landscape.h },
  wide: { width: layouts.wide.w, height: layouts.wide.h },
  card: { width: layouts.card.w, height: layouts.card.h },
  share: { width: layouts.share.w, height: layouts.share.h },
  strip: { width: layouts.strip.w, height: layouts.strip.h },
};

/** Half of the posters are mirrored, and every other view of one; a hero keeps its left side calm for words. */
const isMirrored = ({ kind, slug, coloursOf: whole = slug, view = 0 }: PosterSubject): boolean =>
  kind !== 'hero' && rngOf(`${whole}/side`).chance(0.5) !== (view % 2 === 1);

/** Degrees of latitude: the Alps end the south of Europe, where the sea keeps the winters mild. */
const WARM_UNTIL = { europa: 46, elsewhere: 40 };

const isCold = ({ latitude = 0, continent }: PosterSubject): boolean =>
  Math.abs(latitude) > (continent === 'europa' ? WARM_UNTIL.europa : WARM_UNTIL.elsewhere);

/** Degrees of latitude: Asia's winters are colder than those of other places as far north. */
const ASIA_FREEZES_FROM = 34;

const isFrosty = (subject: PosterSubject): boolean =>
  isCold(subject) || (subject.continent === 'asia' && (subject.latitude ?? 0) > ASIA_FREEZES_FROM);

/** Degrees of latitude: the gardens of the Gulf and of Taiwan have palms too. */
const PALMS_UNTIL = 26;

/** Africa's own trees stand there too. */
const isTropical = ({ latitude, continent }: PosterSubject): boolean =>
  latitude !== undefined && Math.abs(latitude) < PALMS_UNTIL && continent !== 'africa';

const lightOf = ({ rain, evening }: PosterSubject): Light => (rain ? 'rain' : evening ? 'evening' : 'day');

/** The palette of a poster's colours, for whoever wants to match it. */
export const posterPalette = (subject: PosterSubject): Palette =>
  paletteOf(
    subject.coloursOf ?? subject.slug,
    subject.continent,
    lightOf(subject),
    subject.continent === 'europa' && isCold(subject) ? 'stone' : undefined,
  );

/** Every colour `drawPoster` may use for this subject. */
export const posterColours = (subject: PosterSubject): ReadonlySet<string> => coloursOf(posterPalette(subject));

/**
 * Draws the subject's poster: SVG text without words, fonts or external references, the same bytes for the same subject
 * and format, and `height` in pixels where it is not the format's own. Ids are prefixed by slug and format, so several posters can be inlined in one page.
 */
export function drawPoster(subject: PosterSubject, format: PosterFormat, height = posterSizes[format].height): string {
  const layout = seenFrom({ ...layouts[format], h: height }, subject.view);
  const { w, h } = layout;
  const rng = rngOf(`${subject.slug}/scene`);
  const horizon = h * (layout.horizon + rng.between(-0.02, 0.015));
  const picture = compose(
    {
      format,
      layout,
      w,
      h,
      horizon,
      rng,
      mirrored: isMirrored(subject),
      palette: posterPalette(subject),
      region: subject.continent,
      cold: isCold(subject),
      frosty: isFrosty(subject),
      tropical: isTropical(subject),
      rain: subject.rain ?? false,
      view: subject.view,
      calm: subject.kind === 'hero' && format === 'wide',
      id: `${subject.slug.replace(/[^a-z0-9-]/gi, '-')}-${format}`,
    },
    subject.landmarks,
  );
  const drawn = compact(picture);
  const kept = drawn.length > 22_000 ? compact(coarse(picture)) : drawn;
  // What is too much to send is too much to look at: the least landmark stays away.
  if (kept.length > 29_000 && subject.landmarks.length > 1)
    return drawPoster({ ...subject, landmarks: subject.landmarks.slice(0, -1) }, format, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${kept}</svg>`;
}

/** One colour to show in the poster's place while it loads: that of its sky. */
export const dominantColour = (subject: PosterSubject): string => posterPalette(subject).sky[1];
