import { describe, expect, it } from '@jest/globals';
import { posterPalette } from '../poster.js';
import { rngOf } from '../prng.js';
import { hangingTo } from './foreground.js';
import { covers } from './framing.js';
import { layouts, type Frame } from './frame.js';
import { roofOf } from './lead.js';
import { paintSky } from './sky.js';

const { w, h } = layouts.card;

const frameOf = (slug: string): Frame => ({
  ...{ format: 'card', layout: layouts.card, w, h, horizon: h * 0.66, mirrored: false },
  palette: posterPalette({ slug, landmarks: [] }),
  ...{
    rng: rngOf(slug),
    region: 'asia',
    cold: false,
    frosty: false,
    tropical: false,
    rain: false,
    calm: false,
    id: slug,
  },
});

const frames = Array.from({ length: 40 }, (_, index) => frameOf(`city-${index}`));

describe('what hangs and stands in front', () => {
  it('leaves the sun below the lanterns', () => {
    for (const frame of frames) {
      const hung = hangingTo(frame, 60);
      const { sun } = paintSky(frame, hung);
      expect(sun.y - sun.r).toBeGreaterThanOrEqual(hung);
    }
  });

  it('is known to cover a sun behind the tree, and not one beside it', () => {
    const [frame] = frames;
    if (!frame) throw new Error('No frame');
    const sunAt = (x: number) => ({ left: x - 30, right: x + 30, top: 90, bottom: 150 });
    const pine = { motif: 'pine', name: '' } as const;
    expect(covers(frame, 'tree', pine, false, [sunAt(w * 0.2)])).toBe(true);
    expect(covers(frame, 'tree', pine, true, [sunAt(w * 0.2)])).toBe(false);
  });

  it('takes the upper half of a monument for its roof', () => {
    const [frame] = frames;
    const cast = { lead: { motif: 'pagoda', name: '' }, leadRole: 'monument' } as Parameters<typeof roofOf>[1];
    const roof = frame && roofOf(frame, cast);
    expect(roof?.top).toBeCloseTo(h * (layouts.card.foot - layouts.card.leadH));
    expect(frame && roofOf(frame, { ...cast, leadRole: 'object' })).toBeUndefined();
  });
});
