import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from './lib/run.mjs';
import { runningServer, serverEnvironment, serverFlags } from './lib/server.mjs';

const running = runningServer();
if (running) {
  console.log(`Cicerone already runs from this folder (process ${running}). make stop ends it.`);
  process.exit(0);
}

const port = Number(process.env.PORT || 3000);
if (!(await isFree(port))) {
  console.error(`Another program uses port ${port}. Choose another: make start PORT=${port + 1}`);
  process.exit(1);
}

const server = spawn(process.execPath, [...serverFlags, 'backend/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...serverEnvironment, ...process.env },
});
// A terminal sends Ctrl-C to both processes: the server stops by itself, and this process waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)));

function isFree(wanted) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(wanted, process.env.HOST || '127.0.0.1', () => probe.close(() => answer(true)));
  });
}
