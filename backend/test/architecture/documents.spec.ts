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
const EVENT = /['`]([a-z-]+\.[a-z-]+\.v\d+)['`]/g;
const QUESTION = /from '\.\.\/\.\.\/([a-z-]+)\/index\.js'/g;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Links of a document to missing files, as "document: link". */
const deadLinks = (file: string, text: string): string[] =>
  [...text.matchAll(LINK)]
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(path.resolve(ROOT, path.dirname(file), link)))
    .map((link) => `${file}: ${link}`);

const eventsIn = (sources: readonly string[]): string[] =>
  [...new Set(sources.flatMap((source) => [...source.matchAll(EVENT)].map(([, event = '']) => event)))].toSorted();

/** The queries between contexts, as "booking → pricing". */
const arrowsOf = (map: string): string[] =>
  [...map.matchAll(/^ *([a-z-]+) --> ([a-z& -]+)$/gm)]
    .flatMap(([, from, to = '']) => to.split(' & ').map((each) => `${from} → ${each}`))
    .toSorted();

describe('documents', () => {
  const files = globSync(DOCUMENTS, { cwd: ROOT }).filter((file) => !/node_modules|\/editorial\/.+\//.test(file));

  it('link to files that are there', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.flatMap((file) => deadLinks(file, read(file)))).toEqual([]);
  });

  it('name every event (docs/events.md)', () => {
    const sources = globSync('backend/src/{contexts/*,platform}/events.ts', { cwd: ROOT }).map(read);
    expect(eventsIn([read('docs/events.md')])).toEqual(eventsIn(sources));
  });

  it('draw the queries between contexts (docs/architecture.md)', () => {
    const asked = globSync('backend/src/contexts/*/gateways/*.ts', { cwd: ROOT })
      .filter((file) => !file.endsWith('.spec.ts'))
      .flatMap((file) => [...read(file).matchAll(QUESTION)].map(([, other]) => `${file.split('/')[3]} → ${other}`));
    expect(arrowsOf(read('docs/architecture.md'))).toEqual([...new Set(asked)].toSorted());
  });

  it('would be caught by a dead link, a forgotten event, a forgotten arrow', () => {
    expect(deadLinks('docs/a.md', '[b](b-that-is-not-there.md) [c](https://example.com)')).toEqual([
      'docs/a.md: b-that-is-not-there.md',
    ]);
    expect(eventsIn(["readonly type: 'booking.moved.v1';", '`booking.confirmed.v1`'])).toEqual([
      'booking.confirmed.v1',
      'booking.moved.v1',
    ]);
    expect(arrowsOf('flowchart LR\n  booking --> pricing & guide-missions\n')).toEqual([
      'booking → guide-missions',
      'booking → pricing',
    ]);
  });
});
