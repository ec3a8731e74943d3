import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, node, root, tsc } from './run.mjs';

/** The order of the builds, by their dependencies. */
const parts = [
  {
    name: 'posters',
    folder: 'backend/posters',
    isBackend: true,
    sources: ['src', 'package.json', 'tsconfig.json', 'tsconfig.build.json', '../tsconfig.json'].map(
      (path) => `backend/posters/${path}`,
    ),
  },
  {
    name: 'backend',
    folder: 'backend',
    isBackend: true,
    sources: ['backend/src', 'backend/package.json', 'backend/tsconfig.json', 'backend/tsconfig.build.json'],
  },
  {
    // The image contains no demonstration.
    name: 'demonstration',
    folder: 'backend/demonstration',
    isBackend: true,
    sources: ['src', 'package.json', 'tsconfig.json', 'tsconfig.build.json'].map(
      (path) => `backend/demonstration/${path}`,
    ),
  },
  {
    name: 'frontend',
    folder: 'frontend',
    isBackend: false,
    sources: ['src', 'public', 'scripts', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'].map(
      (path) => `frontend/${path}`,
    ),
  },
];

/** Files that the build itself writes. */
const products = new Set(['frontend/src/i18n/compiled']);

/** Builds what has changed since its last build: everything, or only the backend or the frontend. */
export async function ensureBuilt(only) {
  for (const { name, folder, isBackend, sources } of parts) {
    if ((only && isBackend !== (only === 'backend')) || !existsSync(join(root, folder, 'src'))) continue;
    const stamp = join(root, folder, 'dist', '.sources');
    const fingerprint = fingerprintOf(['package-lock.json', ...sources]);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) continue;
    console.log(`Building the ${name} …`);
    await build[name]();
    writeFileSync(stamp, fingerprint);
  }
}

const build = {
  posters: () => must('Building the posters', node, [tsc, '-p', 'backend/posters/tsconfig.build.json']),
  backend: () => must('Building the backend', node, [tsc, '-p', 'backend/tsconfig.build.json']),
  demonstration: () =>
    must('Building the demonstration', node, [tsc, '-p', 'backend/demonstration/tsconfig.build.json']),
  frontend: () => must('Building the frontend', 'npm', ['run', '--silent', 'build', '-w', 'frontend']),
};

function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const file = join(root, path);
  if (products.has(path) || !existsSync(file)) return;
  const entries = listOf(file);
  if (!entries) hash.update(path).update(readFileSync(file));
  else for (const entry of entries) addTo(hash, join(path, entry));
}

function listOf(path) {
  try {
    return readdirSync(path).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
