import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

/**
 * Without a limit V8 takes all the memory that it can get: see adr/0011. FSTWRN004 only says that Nest replaces
 * Fastify's error handler, which it always does. The Dockerfile sets the same flags.
 */
export const serverFlags = [
  '--import=./backend/dist/source-maps.js',
  '--max-semi-space-size=16',
  '--heap-growing-percent=20',
  '--v8-pool-size=2',
  '--disable-warning=FSTWRN004',
];

/**
 * With few memory arenas, threads reuse the memory that other threads have freed; by default the C library keeps an
 * arena for each thread. Large blocks return to the system as soon as they are freed.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

const dataDir = resolve(root, process.env.DATA_DIR || '.data');

/** The process that serves from this folder, if there is one. */
export function runningServer() {
  const pid = numberIn(join(dataDir, 'server.pid'));
  return pid && isAlive(pid) && commandOf(pid).includes('main.js') ? pid : undefined;
}

/** The embedded PostgreSQL that a killed server left behind, if it still runs and is unused. */
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
  // A zombie has ended, although its parent has not noticed yet.
  return !/^\d+ \(.*\) Z/s.test(textOf(`/proc/${pid}/stat`));
}

/** If the system does not report the command, the pid file is trusted. */
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
