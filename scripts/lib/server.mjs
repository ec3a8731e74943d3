import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

/**
 * V8 takes what memory it can get unless told otherwise: see adr/0011. FSTWRN004 only says that Nest replaces Fastify's
 * error handler, which it always does. The Dockerfile names the same.
 */
export const serverFlags = [
  '--import=./backend/dist/source-maps.js',
  '--max-semi-space-size=16',
  '--heap-growing-percent=20',
  '--disable-warning=FSTWRN004',
];

/**
 * Memory that one thread's allocator has freed is of use to the others: without it the C library keeps a pool for each.
 * Large blocks go back to the system as soon as they are freed.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

const dataDir = resolve(root, process.env.DATA_DIR || '.data');

/** The process that serves from this folder, if one does. */
export function runningServer() {
  const pid = numberIn(join(dataDir, 'server.pid'));
  return pid && isAlive(pid) && commandOf(pid).includes('main.js') ? pid : undefined;
}

/** The embedded PostgreSQL that a killed server left behind, if one runs that nobody uses. */
export function orphanedDatabase() {
  const folder = join(dataDir, 'postgres');
  const pid = numberIn(join(folder, 'cluster', 'postmaster.pid'));
  if (!pid || !isAlive(pid) || !commandOf(pid).includes('postgres')) return undefined;
  return usersOf(folder).some(isAlive) ? undefined : pid;
}

export async function end(pid, signal) {
  process.kill(pid, signal);
  for (let waited = 0; isAlive(pid); waited += 50) {
    if (waited > 30_000) return false;
    await sleep(50);
  }
  return true;
}

function usersOf(folder) {
  try {
    return readdirSync(join(folder, 'users')).map(Number);
  } catch {
    return [];
  }
}

function numberIn(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  // A zombie has ended; only nobody has noticed yet.
  return !/^\d+ \(.*\) Z/s.test(textOf(`/proc/${pid}/stat`));
}

/** Where the system does not tell, the pid file is believed. */
function commandOf(pid) {
  return process.platform === 'linux' ? textOf(`/proc/${pid}/cmdline`) : 'main.js postgres';
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
