import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DOCUMENTS = [
  '*.md',
  'adr/*.md',
  'docs/*.md',
  'frontend/README.md',
  'backend/{src,posters,editorial,demonstration}/**/*.md',
];
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
const EVENT = /'([a-z-]+\.[a-z-]+\.v\d+)'/g;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Links of a document to files that are not there, as "document: link". */
const deadLinks = (file: string, text: string): string[] =>
  [...text.matchAll(LINK)]
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(path.resolve(ROOT, path.dirname(file), link)))
    .map((link) => `${file}: ${link}`);

/** Events that the sources name and the document does not. */
const missingEvents = (sources: readonly string[], document: string): string[] =>
  sources
    .flatMap((source) => [...source.matchAll(EVENT)].map(([, event = '']) => event))
    .filter((event) => !document.includes(`\`${event}\``));

describe('documents', () => {
  const files = globSync(DOCUMENTS, { cwd: ROOT }).filter((file) => !/node_modules|\/editorial\/.+\//.test(file));

  it('link to files that are there', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.flatMap((file) => deadLinks(file, read(file)))).toEqual([]);
  });

  it('name every event (docs/events.md)', () => {
    const sources = globSync('backend/src/contexts/*/events.ts', { cwd: ROOT }).map(read);
    expect(sources.length).toBeGreaterThan(3);
    expect(missingEvents(sources, read('docs/events.md'))).toEqual([]);
  });

  it('would be caught by a dead link and a forgotten event', () => {
    expect(deadLinks('docs/a.md', '[b](b-that-is-not-there.md) [c](https://example.com)')).toEqual([
      'docs/a.md: b-that-is-not-there.md',
    ]);
    expect(missingEvents(["readonly type: 'booking.moved.v1';"], '`booking.confirmed.v1`')).toEqual([
      'booking.moved.v1',
    ]);
  });
});
