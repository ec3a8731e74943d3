import { describe, expect, it } from '@jest/globals';
import type { ContinentSlug } from '../landmark.js';
import { motifs } from '../motifs/index.js';
import { posterPalette } from '../poster.js';
import { rngOf } from '../prng.js';
import { plantsOf, treeOf } from './framing.js';
import { layouts, type Frame } from './frame.js';

const frameOf = (slug: string, region: ContinentSlug, cold: boolean, tropical = false): Frame => ({
  ...{ format: 'wide', layout: layouts.wide, w: 1260, h: 540, horizon: 350, mirrored: false },
  palette: posterPalette({ slug, landmarks: [] }),
  ...{ rng: rngOf(slug), region, cold, frosty: cold, tropical, rain: false, calm: false, id: slug },
});

const slugs = Array.from({ length: 40 }, (_, index) => `city-${index}`);

describe('trees of a picture', () => {
  it.each(['europa', 'america', 'asia', 'oceania', 'africa'] as const)('are firs where it is cold in %s', (region) => {
    const found = slugs.map((slug) => treeOf(frameOf(slug, region, true)).motif);
    expect(new Set(found)).toEqual(new Set(['pine']));
  });

  it('are those of the region where it is warm', () => {
    const found = slugs.map((slug) => treeOf(frameOf(slug, 'europa', false)).motif);
    expect(new Set(found)).toEqual(new Set(['cypress', 'pine']));
  });

  it('are palms between the tropics, and no firs', () => {
    const found = slugs.map((slug) => treeOf(frameOf(slug, 'america', false, true)).motif);
    expect(new Set(found)).toEqual(new Set(['palm']));
  });

  it('have no sword leaves beside them where it is cold', () => {
    expect(plantsOf(frameOf('munich', 'europa', true))).toBe('hedge');
    expect(plantsOf(frameOf('rome', 'europa', false))).toBe('agaves');
  });

  it('are drawn as firs in the cold and as umbrella pines in the south of Europe', () => {
    const { near } = posterPalette({ slug: 'x', landmarks: [] }).planes;
    const pen = { ink: near, rng: rngOf('x'), w: 300, h: 362, name: '' } as const;
    const fir = motifs.pine.draw({ ...pen, region: 'america' });
    expect(motifs.pine.draw({ ...pen, region: 'europa', cold: true })).toBe(fir);
    expect(motifs.pine.draw({ ...pen, region: 'europa', cold: false })).not.toBe(fir);
  });
});
