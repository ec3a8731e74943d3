import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..', '..');

function namesIn(file: string, pattern: RegExp): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '').sort();
}

describe('.env.example', () => {
  it('lists every setting that the server reads, and no other', () => {
    const settings = namesIn('backend/src/platform/config.ts', /\)\s+([A-Z][A-Z0-9_]+)(?:\?:|:| =)/g);
    expect(settings.length).toBeGreaterThan(20);
    expect(namesIn('.env.example', /^#?([A-Z][A-Z0-9_]+)=/gm)).toEqual(settings);
  });
});
