import { spawn } from 'node:child_process';
import { root } from './lib/run.mjs';
import { runningServer } from './lib/server.mjs';

const running = runningServer();
if (running) {
  console.log(`Cicerone already runs from this folder (process ${running}). make stop ends it.`);
  process.exit(0);
}

const server = spawn(process.execPath, ['--enable-source-maps', 'backend/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
});
// A terminal sends Ctrl-C to both of us: the server stops by itself, and we wait for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)));
