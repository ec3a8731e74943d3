import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { EditorialFileNotValid, readEditorial } from './read-editorial.js';

const folder = mkdtempSync(path.join(tmpdir(), 'editorial-'));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  write(
    'blog/rain/entry.yaml',
    'position: 2\npublishedOn: 2026-11-05\nlandmarks:\n  - motif: bicycle\n    name: Bicycles\n',
  );
  for (const language of LOCALES)
    write(`blog/rain/${language}.md`, '---\ntitle: "Rain: a praise"\n---\n\nOne.\n\n---\n\nTwo.\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the files of the texts', () => {
  it('are read with what is the same in every language, and what is not', () => {
    write('blog/rain/de_DE.md', '---\ntitle: Regen\nsummary: Nass.\nsource: Wir\nsearchWords: nass feucht\n---\r\n');
    const [entry] = readEditorial(folder);
    const { texts, ...shared } = entry ?? {};
    expect(shared).toEqual({
      kind: 'blog',
      slug: 'rain',
      position: 2,
      details: { publishedOn: '2026-11-05', landmarks: [{ motif: 'bicycle', name: 'Bicycles' }] },
    });
    expect(texts?.en_US).toEqual({ title: 'Rain: a praise', summary: '', markdown: 'One.\n\n---\n\nTwo.' });
    expect(texts?.de_DE).toEqual({
      title: 'Regen',
      summary: 'Nass.',
      source: 'Wir',
      searchWords: 'nass feucht',
      markdown: '',
    });
  });

  it('stand in the order of their positions within each kind', () => {
    write('blog/first/entry.yaml', 'position: 1\n');
    write('about/us/entry.yaml', 'position: 3\n');
    for (const language of LOCALES)
      for (const own of ['blog/first', 'about/us']) write(`${own}/${language}.md`, '---\ntitle: T\n---\n');
    expect(readEditorial(folder).map(({ slug }) => slug)).toEqual(['us', 'first', 'rain']);
  });

  it.each([
    ['blog/rain/entry.yaml', 'position: second\n', 'position must be integer'],
    ['blog/rain/entry.yaml', 'position: 1\nauthors: Ann\n', 'the file must NOT have additional properties: authors'],
    ['blog/rain/entry.yaml', 'position: 1\npublishedOn: 5 November\n', 'publishedOn must match'],
    [
      'blog/rain/entry.yaml',
      'position: 1\ntopic: weather\n',
      'topic must be equal to one of the allowed values: booking',
    ],
    [
      'blog/rain/entry.yaml',
      'position: 1\nlandmarks:\n  - motif: bicycle\n',
      'landmarks/0 must have required property',
    ],
    ['blog/rain/entry.yaml', 'position: [1\n', 'at line'],
    ['blog/rain/entry.yaml', '', 'the file must be object'],
    ['blog/rain/fr_FR.md', '---\ntitle: ""\n---\n', 'title must NOT have fewer than 1 characters'],
    [
      'blog/rain/fr_FR.md',
      '---\ntitle: Pluie\ntitel: Pluie\n---\n',
      'the file must NOT have additional properties: titel',
    ],
    ['blog/rain/fr_FR.md', 'Il pleut.\n', 'it must begin with front matter'],
    ['blog/rain/fr-FR.md', '', 'no file is called so'],
  ])('are refused with the name of the file and of the field: %s %j', (file, text, reason) => {
    write(file, text);
    const read = (): unknown => readEditorial(folder);
    expect(read).toThrow(EditorialFileNotValid);
    expect(read).toThrow(path.join(folder, file));
    expect(read).toThrow(reason);
  });

  it('are refused where a language is missing', () => {
    rmSync(path.join(folder, 'blog/rain/ja_JP.md'));
    expect(() => readEditorial(folder)).toThrow(`${path.join(folder, 'blog/rain/ja_JP.md')}: it is missing`);
  });

  it('are refused in a folder whose name cannot stand in an address', () => {
    write('blog/Rain/entry.yaml', 'position: 1\n');
    expect(() => readEditorial(folder)).toThrow('the folder’s name cannot stand in an address');
  });
});
