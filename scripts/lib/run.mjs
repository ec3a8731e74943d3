import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
export const bin = join(root, 'node_modules', '.bin');
/** The project's own Node. */
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
export const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}` };

/** Runs a command quietly and returns its output. */
export function capture(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, env: environment, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', fail);
    child.once('close', (status) => done({ status, output }));
  });
}

/** Runs a command that prints its own output. */
export function show(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, env: environment, stdio: 'inherit', ...options });
    child.once('error', fail);
    child.once('close', (status) => done({ status }));
  });
}

/** Runs a step that must succeed. Its output is shown only if it fails. */
export async function must(what, command, args, options) {
  const { status, output } = await capture(command, args, options);
  if (status === 0) return output;
  process.stderr.write(`${output}\n${what} failed.\n`);
  process.exit(1);
}
