import { spawn } from 'node:child_process';
import { node, root, tsc } from './lib/run.mjs';
import { serverFlags } from './lib/server.mjs';
import { join } from 'node:path';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const frontend = { cwd: join(root, 'frontend') };
const watched = [
  '--watch-path=backend/dist',
  '--watch-path=backend/posters/dist',
  '--watch-path=frontend/dist/server',
  '--watch-preserve-output',
];

const children = [
  run('drawings', [tsc, '-p', 'backend/posters/tsconfig.build.json', '--watch', '--preserveWatchOutput']),
  run('types', [tsc, '-p', 'backend/tsconfig.build.json', '--watch', '--preserveWatchOutput']),
  run('browser', [vite, 'build', '--watch', '--outDir', 'dist/client'], frontend),
  run('pages', [vite, 'build', '--watch', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'], frontend),
  run('server', [...watched, ...serverFlags, 'backend/dist/main.js']),
];

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

function run(name, args, options = {}) {
  const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  child.once('exit', () => {
    if (stopping) return;
    console.error(`${name} ended; stopping the rest.`);
    stop();
  });
  return child;
}

function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
