import { describe, expect, it } from '@jest/globals';
import type { ContinentSlug, Landmark, Motif } from './landmark.js';
import { motifs } from './motifs/index.js';
import {
  dominantColour,
  drawPoster,
  posterColours,
  posterPalette,
  posterSizes,
  type PosterFormat,
  type PosterSubject,
  viewOf,
} from './poster.js';

const formats = Object.keys(posterSizes) as PosterFormat[];
const continents: readonly ContinentSlug[] = ['africa', 'america', 'asia', 'europa', 'oceania'];
const named = (...names: readonly Motif[]): Landmark[] => names.map((motif) => ({ motif, name: motif }));
const rome: PosterSubject = {
  slug: 'rome',
  landmarks: named('arena', 'dome', 'cypress'),
  continent: 'europa',
  kind: 'city',
};

/** One subject with each motif in front, so that every way of composing is met; the other landmarks vary. */
const all = Object.keys(motifs) as Motif[];
const subjects: readonly PosterSubject[] = all.map((motif, index) => ({
  slug: `city-of-${motif}`,
  landmarks: named(
    motif,
    ...[all[(index + 7) % all.length], all[(index + 23) % all.length]].filter((one): one is Motif => one !== undefined),
  ),
  continent: continents[index % continents.length] ?? 'europa',
  evening: index % 3 === 0,
}));

/** Opening tags match closing ones, attributes are quoted and not repeated, and nothing else stands between. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  const next = /<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/y;
  while (next.lastIndex < xml.length) {
    const tag = next.exec(xml);
    if (!tag) return false;
    const [, closing, name = '', attributes = '', single] = tag;
    const keys = [...attributes.matchAll(/ ([\w:-]+)=/g)].map((match) => match[1]);
    if (new Set(keys).size !== keys.length) return false;
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!single) open.push(name);
  }
  return open.length === 0;
}

const drawings = new Map<string, string>();
/** One of the subjects, drawn once for all tests that look at it. */
function drawn(subject: PosterSubject, format: PosterFormat): string {
  const key = `${subject.slug} ${format}`;
  const svg = drawings.get(key) ?? drawPoster(subject, format);
  drawings.set(key, svg);
  return svg;
}

describe('drawPoster', () => {
  it('gives the same bytes for the same subject', () => {
    for (const format of formats)
      expect(drawPoster(rome, format)).toBe(drawPoster({ ...rome, landmarks: [...rome.landmarks] }, format));
  });

  it('gives two slugs two pictures, even with the same landmarks', () => {
    for (const format of formats) {
      const other = drawPoster({ ...rome, slug: 'roma' }, format).replaceAll('roma-', 'rome-');
      expect(other).not.toBe(drawPoster(rome, format));
    }
  });

  it('draws no two of many alike', () => {
    const pictures = Array.from({ length: 200 }, (_, index) =>
      drawPoster({ ...rome, slug: `s${index}` }, 'card').replaceAll(`s${index}-`, ''),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('composes each format for its own ratio', () => {
    const ratio = (format: PosterFormat): number => posterSizes[format].width / posterSizes[format].height;
    expect(ratio('portrait')).toBeCloseTo(3 / 4);
    expect(ratio('landscape')).toBeCloseTo(4 / 3);
    expect(ratio('wide')).toBeCloseTo(21 / 9);
    expect(ratio('strip')).toBeCloseTo(65 / 12);
    expect(posterSizes.share).toEqual({ width: 1200, height: 630 });
    for (const format of formats) {
      const { width, height } = posterSizes[format];
      expect(drawPoster(rome, format)).toContain(
        `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
      );
    }
  });

  it.each(subjects.map((subject) => [subject.slug, subject] as const))(
    'is clean, small XML in every format: %s',
    (_, subject) => {
      const palette = posterColours(subject);
      for (const format of formats) {
        const svg = drawn(subject, format);
        expect(wellFormed(svg)).toBe(true);
        expect(svg).not.toMatch(
          /NaN|Infinity|undefined|null|<text|<image|<script|<style|href|font|(?<!xmlns=")https?:/,
        );
        expect(Buffer.byteLength(svg)).toBeLessThan(30_000);
        const used = [...svg.matchAll(/#[0-9a-f]{6}\b/g)].map(([colour]) => colour);
        expect(used.filter((colour) => !palette.has(colour))).toEqual([]);
      }
    },
  );

  it('is usually small', () => {
    const sizes = subjects
      .flatMap((subject) => (['portrait', 'landscape', 'card'] as const).map((format) => drawn(subject, format).length))
      .sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(14_000);
  });

  it('prefixes ids by slug and refers only to its own', () => {
    const seen = new Set<string>();
    for (const subject of subjects) {
      for (const format of formats) {
        const svg = drawn(subject, format);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
        for (const id of ids) {
          expect(id.startsWith(`${subject.slug}-${format}-`)).toBe(true);
          expect(seen.has(id)).toBe(false);
          seen.add(id);
        }
        for (const match of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(match[1]);
      }
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  it('can do with no landmark and any slug', () => {
    const svg = drawPoster({ slug: 'São "Paulo" <1>', landmarks: [] }, 'card');
    expect(wellFormed(svg)).toBe(true);
  });

  it('frames no picture with agaves where winters freeze, in Asia farther south than elsewhere', () => {
    const inMany = (continent: ContinentSlug, latitude: number): string[] =>
      Array.from({ length: 12 }, (_, index) =>
        drawPoster({ slug: `palace-${index}`, landmarks: named('palace'), continent, latitude }, 'wide'),
      );
    expect(inMany('asia', 37.6)).not.toEqual(inMany('asia', 32));
    expect(inMany('asia', 37.6)).toEqual(inMany('asia', 39));
    expect(inMany('america', 37.6)).toEqual(inMany('america', 32));
  });

  it('paints evenings with other colours than days', () => {
    expect(dominantColour({ ...rome, evening: true })).not.toBe(dominantColour(rome));
  });

  it.each(formats)('paints rain without sun, the same each time and as small: %s', (format) => {
    for (const subject of subjects.map((one) => ({ ...one, rain: true }))) {
      const colours = posterColours(subject);
      const svg = drawPoster(subject, format);
      expect(drawPoster(subject, format)).toBe(svg);
      expect(wellFormed(svg)).toBe(true);
      expect(svg).not.toContain(posterPalette(subject).sun);
      expect(Buffer.byteLength(svg)).toBeLessThan(30_000);
      const used = [...svg.matchAll(/#[0-9a-f]{6}\b/g)].map(([colour]) => colour);
      expect(used.filter((colour) => !colours.has(colour))).toEqual([]);
    }
  });
});

describe('viewOf', () => {
  const tokyo: PosterSubject = {
    slug: 'tokyo',
    landmarks: named('lantern', 'pagoda', 'market-stall'),
    continent: 'asia',
    kind: 'tour',
  };
  const views = [1, 2, 3].map((number) => viewOf(tokyo, number));

  it('leaves each monument to its own view', () => {
    expect(views.map((view) => view?.landmarks.map(({ motif }) => motif))).toEqual([
      ['lantern'],
      ['pagoda'],
      ['market-stall'],
    ]);
    expect(viewOf(tokyo, 4)).toBeUndefined();
  });

  it('keeps the land and the water around a landmark, also where only a bridge tells of water', () => {
    const shown = (...motif: readonly Motif[]): readonly string[] | undefined =>
      viewOf({ ...tokyo, landmarks: named(...motif) }, 1)?.landmarks.map((one) => one.motif);
    expect(shown('dome', 'hills', 'castle')).toEqual(['dome', 'hills']);
    expect(shown('gate', 'bridge', 'statue')).toEqual(['gate', 'river']);
    expect(shown('mountain', 'castle', 'dome')).toEqual(['mountain', 'castle']);
    expect(shown('plate', 'castle', 'dome')).toEqual(['plate', 'castle']);
  });

  it('shows the last of several in the evening', () => {
    expect(views.map((view) => view?.evening)).toEqual([false, false, true]);
  });

  it('frames the same landmark differently in each', () => {
    const placesOf = (number: number): string | undefined =>
      /translate\([^)]*\)scale\([^)]*\)/.exec(
        drawPoster({ ...tokyo, landmarks: named('pagoda'), slug: 'same', view: number }, 'card'),
      )?.[0];
    expect(new Set([1, 2, 3].map(placesOf)).size).toBe(3);
  });
});

describe('posterPalette', () => {
  const groundAt = (latitude: number, continent: ContinentSlug): string =>
    posterPalette({ slug: 'place', landmarks: [], continent, latitude }).planes.near.land;
  const tint = (colour: string): number => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.max(...channels) - Math.min(...channels);
  };

  it('lays grey stone north of the Alps, and sand in the south and on other continents', () => {
    expect(tint(groundAt(48.1, 'europa'))).toBeLessThan(tint(groundAt(41.9, 'europa')) / 3);
    expect(groundAt(41.4, 'asia')).toBe(groundAt(20, 'asia'));
  });
});

describe('dominantColour', () => {
  it('is a colour of the palette', () => {
    for (const subject of subjects) {
      expect(dominantColour(subject)).toMatch(/^#[0-9a-f]{6}$/);
      expect(posterColours(subject).has(dominantColour(subject))).toBe(true);
    }
  });
});
