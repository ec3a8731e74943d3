import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readEditorial } from '../editorial/read-editorial.js';
import { outlineWidth } from '../../../platform/documents/outlines.js';
import { cities } from '../../../../demonstration/src/cities.js';
import { tours } from '../../../../demonstration/src/tours.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { DrawnPosterStudio } from '../gateways/drawn-poster-studio.js';
import { setTitle, titledPoster } from './titled-poster.js';

const editorialEntries = readEditorial();
const studio = new DrawnPosterStudio();
const subject = { slug: 'rome', landmarks: [{ motif: 'arena', name: 'Colosseum' }] };

describe('a poster with its title', () => {
  it.each([
    ['ru_RU', 'Рим в лучах вечернего света и фонтанов'],
    ['ja_JP', '光でたどるローマの一日、朝の市場から夜の広場まで'],
    ['de_DE', 'Rom'],
  ] as const)('is a PNG of 1200 by 630 in %s, with letters as outlines', async (language, title) => {
    const svg = titledPoster(studio, subject, title, language);
    expect(svg).not.toMatch(/<text|font-family/);
    const { width, height, format } = await sharp(await studio.raster(svg, 1200, 'png')).metadata();
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

  it.each([
    ['コロッセオ、パラティーノの丘、フォロ・ロマーノ', ['コロッセオ、', 'パラティーノの丘、', 'フォロ・ロマーノ']],
    ['競馬場跡からガラタ橋まで 旧市街を歩く', ['競馬場跡からガラタ橋まで', '旧市街を歩く']],
    ['サン・テルモからラ・ボカへ 古い港まで下る道', ['サン・テルモからラ・ボカへ', '古い港まで下る道']],
    ['Aisha R.｜ドバイのガイド', ['Aisha R.', 'ドバイのガイド']],
    ['María José G.｜リオデジャネイロのガイド', ['María José G.', 'リオデジャネイロのガイド']],
    ['マラケシュの旧市街とバヒア宮殿', ['マラケシュの旧市街と', 'バヒア宮殿']],
  ])('breaks a Japanese title where its phrases end: %s', (title, lines) => {
    expect(setTitle(title, 'ja_JP').lines).toEqual(lines);
  });

  it('tears no name apart, and sends no noun to the line after what it belongs to, in any tour', () => {
    const torn = tours.flatMap(({ name }) => {
      const lines = setTitle(name.ja_JP, 'ja_JP').lines.slice(0, -1);
      return lines.filter((line) => /[の・]$/.test(line)).map((line) => `${line} | ${name.ja_JP}`);
    });
    expect(torn).toEqual([]);
  });

  it.each([
    [
      'en_US',
      'The Prado: From the Flemish Panels to Goya’s Dog',
      ['The Prado: From', 'the Flemish Panels', 'to Goya’s Dog'],
    ],
    ['fr_FR', 'De Kampong Glam à Little India', ['De Kampong Glam', 'à Little India']],
    ['de_DE', 'Mit dem Wagen nach Sintra und ans Ende Europas', ['Mit dem Wagen nach Sintra', 'und ans Ende Europas']],
    ['ru_RU', 'Венеция: от Риальто ко львам Арсенала', ['Венеция: от Риальто', 'ко львам Арсенала']],
    ['fr_FR', 'Kunsthistorisches Museum\u00A0: Bruegel', ['Kunsthistorisches', 'Museum\u00A0: Bruegel']],
  ] as const)(
    'ends no line in %s with a word that leans on the next, and leaves none alone: %s',
    (language, title, lines) => {
      expect(setTitle(title, language).lines).toEqual(lines);
    },
  );

  it.each(LOCALES)('stands in the square that messengers cut out, with nearly every title in %s', (language) => {
    const titles = [...tours.map(({ name }) => name[language]), ...cities.map(({ names }) => names[language])];
    const wide = titles.filter((title) => {
      const { lines, size } = setTitle(title, language);
      return Math.max(...lines.map((line) => outlineWidth(line, size))) > 630;
    });
    expect(wide.length).toBeLessThanOrEqual(titles.length * 0.02);
  });

  it('shows the whole poster above its title, and not its middle', () => {
    const [one = '', four = ''] = ['Rome', 'Donau '.repeat(12).trim()].map((title) =>
      titledPoster(studio, subject, title, 'de_DE'),
    );
    const heightOf = (svg: string): number => Number(/M0 (\d+)h1200v\d+h-1200z" fill="#FBF7F0"/.exec(svg)?.[1]);
    expect(heightOf(four)).toBeLessThan(heightOf(one));
    expect([one, four].map((svg) => svg.includes(drawn(svg)))).toEqual([true, true]);
    function drawn(svg: string): string {
      return studio.draw(subject, 'share', heightOf(svg)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    }
  });

  it('makes even what has no place to break', () => {
    const { lines, size } = setTitle('Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselbrett', 'de_DE');
    expect(lines).toHaveLength(1);
    expect(size).toBeLessThan(34);
  });
});
