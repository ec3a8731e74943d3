import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { environment, root } from '../lib/run.mjs';
import { copyTours } from './copy-tours.mjs';

const SETTINGS = {
  shared_buffers: '512MB',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: 'statements',
  log_filename: 'statements.log',
  log_rotation_age: '0',
  log_rotation_size: '0',
};

/** A PostgreSQL for the benchmark that can log its statements. */
export class Database {
  constructor(url, folder, postgres) {
    this.url = url;
    this.folder = folder;
    this.postgres = postgres;
  }

  static async start(folder) {
    const { startEmbeddedPostgres } = await built('platform/database/embedded-postgres.js');
    const { migrate } = await built('platform/persistence/migrations.js');
    const dataDir = join(folder, 'postgres');
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: SETTINGS });
    await migrate(postgres.url);
    return new Database(postgres.url, dataDir, postgres);
  }

  stop() {
    return this.postgres.stop();
  }

  async ask(text, values = []) {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Copies the demonstration's tours up to this number. */
  async multiply(tours) {
    await copyTours(this.url, tours);
    await this.ask('vacuum analyze');
    await this.ask('checkpoint');
  }

  /** Connections that are opened from now on log their statements, or no longer do. */
  async writeDown(on) {
    await this.ask(`alter database cicerone set log_statement = '${on ? 'all' : 'none'}'`);
  }

  /**
   * The statements during the work, in order: text, parameters and the connection's process. Markers of two own
   * connections bound them.
   */
  async statementsDuring(work) {
    const mark = `bench ${Math.random()}`;
    const from = this.writtenBytes();
    await this.ask(`select '${mark} begin'`);
    const result = await work();
    await this.ask(`select '${mark} end'`);
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const all = this.written(from);
      const begin = all.findIndex(({ text }) => text.includes(`${mark} begin`));
      const end = all.findIndex(({ text }) => text.includes(`${mark} end`));
      if (begin >= 0 && end > begin) return { result, statements: all.slice(begin + 1, end) };
      await sleep(50);
    }
    throw new Error('PostgreSQL did not write its statements down');
  }

  writtenBytes() {
    return this.withLog((log) => fstatSync(log).size) ?? 0;
  }

  written(from) {
    const text = this.withLog((log) => {
      const bytes = Buffer.alloc(fstatSync(log).size - from);
      return bytes.toString('utf8', 0, readSync(log, bytes, 0, bytes.length, from));
    });
    // A line that is still being written has no end.
    const lines = (text ?? '').split('\n').slice(0, -1);
    return lines.filter(Boolean).flatMap((line) => statementOf(JSON.parse(line)));
  }

  withLog(read) {
    const folder = join(this.folder, 'cluster', 'statements');
    const file = readdirSync(folder).find((name) => name.endsWith('.json'));
    if (!file) return undefined;
    const log = openSync(join(folder, file), 'r');
    try {
      return read(log);
    } finally {
      closeSync(log);
    }
  }
}

function statementOf({ message = '', detail = '', pid }) {
  const [, text] = /^(?:execute [^:]+|statement): ([\s\S]*)$/.exec(message) ?? [];
  return text === undefined ? [] : [{ text, values: valuesOf(detail), pid }];
}

/** `Parameters: $1 = 'it''s', $2 = NULL` */
function valuesOf(detail) {
  const found = detail.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g);
  return [...found].map(([, value]) => (value === undefined ? null : value.replaceAll("''", "'")));
}

export const built = (path) => import(pathToFileURL(join(root, 'backend', 'dist', path)).href);

const children = new Set();

/** Ends all started programs, however this process ends. */
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** Starts a program whose first line on stdout says that it is ready. */
export async function startProgram(command, args, env, ready) {
  const child = spawn(command, args, { cwd: root, env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let output = '';
  const isReady = new Promise((done, fail) => {
    const hear = (chunk) => {
      output += chunk;
      if (output.includes(ready)) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => fail(new Error(`${args.at(-1)} ended:\n${output}`)));
  });
  await isReady;
  return { pid: child.pid, output: () => output, stop: () => stopChild(child) };
}

function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', done);
    child.kill('SIGTERM');
  });
}
