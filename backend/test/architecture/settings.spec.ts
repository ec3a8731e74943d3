import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..', '..');

function namesIn(file: string, pattern: RegExp): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();
}

const settings = namesIn('backend/src/platform/config.ts', /\)\s+([A-Z][A-Z0-9_]+)(?:\?:|:| =)/g);
const examples = namesIn('.env.example', /^#?([A-Z][A-Z0-9_]+)=/gm);
/** The settings that docker compose takes from the .env file. */
const composed = namesIn('docker-compose.yml', /\$\{([A-Z][A-Z0-9_]+)/g);
const given = namesIn('docker-compose.yml', /^ {4,6}([A-Z][A-Z0-9_]+): /gm);

/** Settings of the image itself and settings for tests. */
const NOT_OF_COMPOSE = ['DATA_DIR', 'HOST', 'MAILJET_API_URL', 'PAGE_CACHE', 'RATE_LIMITS', 'STRIPE_API_URL'];

describe('.env.example', () => {
  it('lists every setting that the server or docker compose reads, and no other', () => {
    expect(settings.length).toBeGreaterThan(20);
    expect(composed.length).toBeGreaterThan(10);
    expect(examples).toEqual([...new Set([...settings, ...composed])].sort());
  });
});

describe('docker-compose.yml', () => {
  it('gives the server every setting that an operator may want', () => {
    expect(settings.filter((name) => !given.includes(name))).toEqual(NOT_OF_COMPOSE);
  });
});
