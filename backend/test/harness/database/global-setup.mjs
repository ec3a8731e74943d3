import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startRedis } from './redis.mjs';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const cache = join(root, 'node_modules', '.cache');

/** Jest does not compile what a global setup imports, so the compiler does. */
function compileInto(folder) {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const tsc = join(createRequire(import.meta.url).resolve('@typescript/native/package.json'), '..', 'bin', 'tsc');
  const args = [tsc, '-p', join(import.meta.dirname, 'tsconfig.json'), '--outDir', folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The test database does not compile:\n${stdout}`);
}

export default async function globalSetup() {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-database-'));
  try {
    compileInto(folder);
    const entry = pathToFileURL(join(folder, 'test', 'harness', 'database', 'prepare-template.js'));
    const { prepareTemplate } = await import(entry.href);
    const prepared = await prepareTemplate(root);
    process.env.TEST_POSTGRES_URL = prepared.url;
    process.env.TEST_RUN = String(process.pid);
    process.env.TEST_POSTGRES_TEMPLATE = prepared.template;
    const redis = await startRedis();
    if (redis) process.env.TEST_REDIS_URL = redis.url;
    globalThis.stopTestServers = async () => {
      await redis?.stop();
      await prepared.stop();
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
