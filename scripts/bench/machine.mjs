import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { delimiter, join } from 'node:path';

/** Counted before this process is pinned to one core. */
const cores = availableParallelism();

const isThere = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** With two cores and taskset the server has one core to itself, and everything else shares the other. */
export const pins = process.platform === 'linux' && cores > 1 && isThere('taskset');
export const hasWrk = isThere('wrk');

const SERVER_CORE = '0';
const OTHER_CORE = '1';

/** Keeps this process and its later children off the server's core. */
export function leaveServersCore() {
  if (pins) execFileSync('taskset', ['-cp', OTHER_CORE, String(process.pid)], { stdio: 'ignore' });
}

/** Lets a browser use both cores. */
export function returnToAllCores() {
  if (pins) execFileSync('taskset', ['-cp', `0-${cores - 1}`, String(process.pid)], { stdio: 'ignore' });
}

/** The command line that runs a program on the server's core. */
export const onServersCore = (command, args) =>
  pins ? ['taskset', ['-c', SERVER_CORE, command, ...args]] : [command, args];

/** @returns the process's processor time so far in milliseconds; undefined if the system does not report it */
export function cpuMs(pid) {
  const stat = textOf(`/proc/${pid}/stat`);
  // The name in parentheses may itself contain spaces and parentheses. A tick is 10 ms.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return user === undefined || system === undefined ? undefined : (Number(user) + Number(system)) * 10;
}

/** @returns the process's resident memory in MB; undefined if the system does not report it */
export function residentMb(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`)) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** A description of this machine in one line. */
export function machine() {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cores} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
