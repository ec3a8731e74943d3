import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { rasterPoster } from './poster-raster.js';
import { drawPoster } from './poster.js';

const svg = drawPoster(
  {
    slug: 'paris',
    landmarks: [
      { motif: 'iron-tower', name: 'Eiffel Tower' },
      { motif: 'river', name: 'Seine' },
    ],
    continent: 'europa',
  },
  'landscape',
);

describe('rasterPoster', () => {
  it.each(['avif', 'webp', 'png'] as const)('renders %s at exactly the width asked for', async (type) => {
    const { format, width, height } = await sharp(await rasterPoster(svg, 320, type)).metadata();
    expect([format === 'heif' ? 'avif' : format, width, height]).toEqual([type, 320, 240]);
  });

  it('has no see-through in PNG, which documents would have to take apart', async () => {
    expect((await sharp(await rasterPoster(svg, 320, 'png')).metadata()).hasAlpha).toBe(false);
  });

  it('renders from the vector above the natural size', async () => {
    const { width, height } = await sharp(await rasterPoster(svg, 1000, 'webp')).metadata();
    expect([width, height]).toEqual([1000, 750]);
  });
});
