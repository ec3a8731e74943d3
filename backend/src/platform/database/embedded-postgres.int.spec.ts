import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { eventually, isRunning } from './processes.js';

describe('the embedded PostgreSQL', () => {
  let home: string;
  let dataDir: string;
  let server: EmbeddedPostgres;
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } });

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'a folder with spaces '));
    dataDir = join(home, 'postgres');
    server = await start();
  });

  afterEach(async () => {
    await server.stop();
    await rm(home, { recursive: true });
  });

  it('keeps its data and its address over a stop and a start', async () => {
    await query(server.url, 'create table kept (word text)');
    const first = server.url;
    await server.stop();
    await expect(query(first, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    server = await start();
    expect(server.url).toBe(first);
    expect(await query(server.url, 'select count(*)::int as found from kept')).toEqual([{ found: 0 }]);
  });

  it('is joined by a second start and stays until its last user leaves', async () => {
    const anotherUser = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await writeFile(join(dataDir, 'users', String(anotherUser.pid)), '');
    await server.stop();
    expect(await query(server.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);

    anotherUser.kill('SIGKILL');
    await new Promise((ended) => anotherUser.once('exit', ended));
    server = await start();
    await server.stop();
    await expect(query(server.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('starts again after its server was killed', async () => {
    await killPostmaster();
    server = await start();
    expect(await query(server.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  });

  it('does not take another process for its server when the pid file is stale', async () => {
    await killPostmaster();
    await writeFile(join(dataDir, 'cluster', 'postmaster.pid'), `${process.pid}\n`);
    server = await start();
    expect(await query(server.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  });

  it('takes over a lock that a killed process left', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((ended) => dead.once('exit', ended));
    await writeFile(`${dataDir}.lock`, String(dead.pid));
    server = await start();
    expect(await query(server.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  });

  it('refuses files of another PostgreSQL version', async () => {
    await server.stop();
    await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 12/);
  });

  async function killPostmaster(): Promise<void> {
    const pid = Number.parseInt(await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    await eventually(() => !isRunning(pid), 60_000);
  }
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  client.on('error', () => undefined);
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}
