import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A Redis for this run on a free port, in memory only; undefined if no redis-server is installed. */
export async function startRedis() {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ready = await isReady(server);
  if (!ready) return undefined;
  return { url: `redis://127.0.0.1:${port}`, stop: () => ended(server) };
}

function isReady(server) {
  return new Promise((done) => {
    server.once('error', () => done(false));
    server.once('exit', () => done(false));
    server.stdout.on('data', (line) => {
      if (String(line).includes('Ready to accept connections')) done(true);
    });
  });
}

function ended(server) {
  return new Promise((done) => {
    server.once('exit', done);
    server.kill('SIGTERM');
  });
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
