import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@cicerone/backend/shared-kernel/language/locale';
import { listOf, matching, objectOf, oneOf, slug, text, translated, wholeFrom, yesOrNo } from './checks.js';
import { DataFileInvalid, readBySlug, readData, readFolder } from './data-files.js';

const tour = objectOf({ slug, seats: wholeFrom(1, 8), days: listOf(oneOf(1, 2, 3), 1) }, { boat: yesOrNo });

describe('a data file', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cicerone-data-'));
    mkdirSync(path.join(folder, 'tours'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const good = { slug: 'rome-walk', seats: 8, days: [1, 3] };
  const read = (content: unknown): unknown => {
    writeFileSync(path.join(folder, 'tour.json'), typeof content === 'string' ? content : JSON.stringify(content));
    return readData('tour.json', tour, folder);
  };

  it('is read as it is', () => {
    expect(read(good)).toEqual(good);
    expect(read({ ...good, boat: true })).toEqual({ ...good, boat: true });
  });

  it.each([
    ['slug is missing', { seats: 8, days: [1] }],
    ['guide is not known', { ...good, guide: 'Ada' }],
    ['slug must be lower-case letters and digits with hyphens, not "Rome Walk"', { ...good, slug: 'Rome Walk' }],
    ['seats must be a whole number, not 1.5', { ...good, seats: 1.5 }],
    ['seats must be a number from 1 to 8, not 9', { ...good, seats: 9 }],
    ['seats must be a whole number, not "8"', { ...good, seats: '8' }],
    ['days must be a list of 1 or more, not []', { ...good, days: [] }],
    ['days[1] must be one of 1, 2, 3, not 7', { ...good, days: [1, 7] }],
    ['boat must be true or false, not null', { ...good, boat: null }],
    ['the file must be an object, not [1]', [1]],
  ])('is refused with its name and the field: %s', (problem, content) => {
    expect(() => read(content)).toThrow(new DataFileInvalid(`data/tour.json: ${problem}`));
  });

  it('is refused with its name where it is no JSON', () => {
    expect(() => read('{')).toThrow(/^data\/tour\.json: /);
  });

  it('tells which language a text misses', () => {
    const names = Object.fromEntries(LOCALES.map((locale) => [locale, 'Rome']));
    writeFileSync(path.join(folder, 'city.json'), JSON.stringify({ names: { ...names, ja_JP: ' ' } }));
    expect(() => readData('city.json', objectOf({ names: translated }), folder)).toThrow(
      'data/city.json: names.ja_JP must be a text, not " "',
    );
  });

  it('of a folder is called after what it holds', () => {
    writeFileSync(path.join(folder, 'tours', 'rome-walk.json'), JSON.stringify(good));
    writeFileSync(path.join(folder, 'tours', 'notes.txt'), 'no data');
    expect([...readFolder('tours', tour, folder)]).toEqual([['rome-walk', good]]);
    expect(readBySlug('tours', tour, folder)).toEqual([good]);
    writeFileSync(path.join(folder, 'tours', 'paris-walk.json'), JSON.stringify(good));
    expect(() => readBySlug('tours', tour, folder)).toThrow(
      'data/tours/paris-walk.json: slug must be paris-walk, as the file is called, not rome-walk',
    );
  });

  it('is held to a pattern', () => {
    expect(matching(/^\d+$/, 'digits')('12', 'x')).toBe('12');
    expect(() => text('', 'x')).toThrow('x must be a text, not ""');
  });
});
