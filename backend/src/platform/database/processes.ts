import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 25;

/** Whether the process runs. A zombie, dead but not yet reaped by its parent, does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return !stateOf(pid).startsWith('Z');
}

/** The executable's short name, or '' when there is no such process. */
export function nameOf(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'comm=').split('/').at(-1) ?? '';
  return readOr('', `/proc/${pid}/comm`).trim();
}

/** False only when the system tells us that the process works in another folder. */
export function mayWorkIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return true;
  }
}

/**
 * Polls until the condition holds.
 * @param timeoutMs how long to try, in milliseconds
 * @returns whether it came to hold in time
 */
export async function eventually(condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/**
 * Runs the work while holding a lock file, one process at a time; a lock left by a dead process is taken over.
 * @param timeoutMs how long to wait for the lock, in milliseconds
 * @throws Error when another living process keeps the lock for longer
 */
export async function withLockFile<T>(path: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  if (!(await eventually(() => takeLock(path), timeoutMs))) {
    throw new Error(`Another process (${readOr('unknown', path)}) holds ${path}`);
  }
  try {
    return await work();
  } finally {
    unlinkSync(path);
  }
}

function takeLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    removeIfAbandoned(path);
    return false;
  }
}

function removeIfAbandoned(path: string): void {
  const holder = Number(readOr('', path));
  // An empty file is a lock that its holder is just writing.
  if (holder === 0 || isRunning(holder)) return;
  try {
    unlinkSync(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function stateOf(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'stat=');
  const stat = readOr('', `/proc/${pid}/stat`);
  // The name, in parentheses, may itself hold spaces and parentheses.
  return stat.slice(stat.lastIndexOf(')') + 2);
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function readOr(fallback: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
