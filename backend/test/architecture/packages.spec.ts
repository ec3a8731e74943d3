import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Licences under which we may deliver the package with the product. sharp's LGPL library is linked dynamically. */
const ALLOWED =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|Unlicense|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|Zlib|LGPL-3\.0-or-later)$/;

/** MIT by their licence file; their package.json is older than the licence field. */
const MIT_BY_FILE = ['node_modules/passport-strategy', 'node_modules/pause', 'node_modules/png-js'];

/** Two copies of these in one process break it: contexts, decorators' metadata and singletons are not shared. */
const ONLY_ONCE = [
  '@mikro-orm/core',
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/cqrs',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'bullmq',
  'fastify',
  'kysely',
  'react',
  'react-dom',
  'react-intl',
  'reflect-metadata',
];

function isAllowed(license: string | undefined): boolean {
  const alternatives = (license ?? '').replaceAll(/[()]/g, '').split(/ or /i);
  return alternatives.some((names) => names.split(' AND ').every((name) => ALLOWED.test(name)));
}

describe('the packages', () => {
  const lock = path.join(import.meta.dirname, '..', '..', '..', 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, LockedPackage> };
  const installed = Object.entries(packages).filter(([file, { link }]) => file.includes('node_modules/') && !link);

  it('that are delivered have licences that allow it', () => {
    const delivered = installed.filter(([file, { dev }]) => !dev && !MIT_BY_FILE.includes(file));
    expect(delivered.length).toBeGreaterThan(100);
    expect(delivered.filter(([, { license }]) => !isAllowed(license)).map(([file]) => file)).toEqual([]);
  });

  it('with a GPL licence or none would be refused', () => {
    expect([isAllowed('AGPL-3.0'), isAllowed(undefined), isAllowed('MIT AND GPL-2.0')]).toEqual([false, false, false]);
    expect([isAllowed('(MIT OR GPL-2.0)'), isAllowed('Apache-2.0 AND MIT')]).toEqual([true, true]);
  });

  it('are locked for every platform, or npm ci refuses (node scripts/complete-lock.mjs)', () => {
    const optional = installed.flatMap(([file, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).map((name) => [file, name] as const),
    );
    expect(optional.length).toBeGreaterThan(50);
    const missing = optional.filter(
      ([file, name]) => !packages[`node_modules/${name}`] && !packages[`${file}/node_modules/${name}`],
    );
    expect(missing.map(([, name]) => name).filter((name) => !name.endsWith('-wasm32-wasi'))).toEqual([]);
  });

  it.each(ONLY_ONCE)('%s is there once', (name) => {
    const versions = installed
      .filter(([file]) => file.endsWith(`node_modules/${name}`))
      .map(([, { version }]) => version);
    expect(versions).toHaveLength(1);
  });
});
