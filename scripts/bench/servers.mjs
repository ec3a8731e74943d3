import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { serverEnvironment, serverFlags } from '../lib/server.mjs';
import { startProgram } from './database.mjs';
import { onServersCore } from './machine.mjs';

const node = process.execPath;
const QUIET = { NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: '0', APP_MODE: 'demo', ROLE: 'web' };

/** The product on the server's core. taskset replaces itself by it, so that its process id is the server's. */
export async function startProduct(database, dataDir, port, environment = {}) {
  const [command, args] = onServersCore(node, [...serverFlags, ...profiling(), 'backend/dist/main.js']);
  const env = {
    ...serverEnvironment,
    ...QUIET,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    ...environment,
  };
  const program = await startProgram(command, args, env, 'Cicerone is ready');
  await sleep(500);
  return { ...program, origin: `http://127.0.0.1:${port}` };
}

/** The floor on the same core: bare node:http and pg with the work of the file. */
export async function startFloor(database, work, port, program = 'floor.mjs') {
  const [command, args] = onServersCore(node, [join(root, 'scripts', 'bench', program), work]);
  const env = { NODE_ENV: 'production', DATABASE_URL: database.url, PORT: String(port) };
  const floor = await startProgram(command, args, env, 'The floor is ready');
  return { ...floor, origin: `http://127.0.0.1:${port}` };
}

/** BENCH_PROFILE=folder: the product writes a processor profile of its whole run there. */
function profiling() {
  const folder = process.env.BENCH_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}
