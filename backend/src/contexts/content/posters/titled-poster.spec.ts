import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { editorialEntries } from '../editorial/index.js';
import { tours } from '../../catalogue/demo/tours/index.js';
import { LOCALES } from '../../../shared-kernel/locale.js';
import { rasterPoster } from './poster-raster.js';
import { setTitle, titledPoster } from './titled-poster.js';

const subject = { slug: 'rome', landmarks: [{ motif: 'arena' as const, name: 'Colosseum' }] };

describe('a poster with its title', () => {
  it.each([
    ['ru_RU', 'Рим в лучах вечернего света и фонтанов'],
    ['ja_JP', '光でたどるローマの一日、朝の市場から夜の広場まで'],
    ['de_DE', 'Rom'],
  ] as const)('is a PNG of 1200 by 630 in %s, with letters as outlines', async (language, title) => {
    const svg = titledPoster(subject, title, language);
    expect(svg).not.toMatch(/<text|font-family/);
    const { width, height, format } = await sharp(await rasterPoster(svg, 1200, 'png')).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  });

  it.each(LOCALES)('finds a readable setting for every title in %s, and loses no letter of it', (language) => {
    const titles = [
      ...editorialEntries.map(({ texts }) => texts[language].title),
      ...tours.map(({ name }) => name[language]),
    ];
    for (const title of titles) {
      const { lines, size } = setTitle(title, language);
      expect(lines.join('').replace(/\s/g, '')).toBe(title.replace(/\s/g, ''));
      expect([title, size >= 34, lines.length <= 4]).toEqual([title, true, true]);
    }
  });

  it('begins no line with a particle, a small sign or a closing bracket, and ends none with an opening one', () => {
    for (const { texts } of editorialEntries)
      for (const [index, line] of setTitle(texts.ja_JP.title, 'ja_JP').lines.entries()) {
        if (index > 0) expect(line).not.toMatch(/^[、。はがをにへとの」』）ーっゃゅょ]/);
        expect(line).not.toMatch(/[「『（]$/);
      }
  });

  it('makes even what has no place to break', () => {
    const { lines, size } = setTitle('Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselbrett', 'de_DE');
    expect(lines).toHaveLength(1);
    expect(size).toBeLessThan(34);
  });
});
