import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { PostgresBinaries } from './postgres-binaries.js';
import { eventually, isRunning, mayWorkIn, nameOf } from './processes.js';

const DATABASE = 'cicerone';
const START_TIMEOUT_MS = 60_000;
const START_RETRIES_MS = 10_000;
const STOP_TIMEOUT_MS = 20_000;

const DEFAULT_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/** One PostgreSQL cluster and its server, in a folder with `cluster/`, `password`, `port` and `postgres.log`. */
export class PostgresCluster {
  private readonly files: string;

  constructor(
    private readonly folder: string,
    private readonly log: (message: string) => void,
    private readonly settings: Readonly<Record<string, string>> = {},
  ) {
    this.files = join(folder, 'cluster');
  }

  /** Address of the server that runs on these files, waiting while it starts; undefined when there is none. */
  async runningUrl(): Promise<string | undefined> {
    const pid = await this.postmaster();
    if (pid === undefined) return undefined;
    const url = await this.urlOf(DATABASE, await this.port());
    const answered = async (): Promise<boolean> => (await answers(url)) || !isRunning(pid);
    if (!(await eventually(answered, START_TIMEOUT_MS))) throw new Error(`PostgreSQL (${pid}) does not answer`);
    return isRunning(pid) ? url : undefined;
  }

  /** Starts the server and returns its address. No server may run on these files. */
  async start(): Promise<string> {
    if (!existsSync(join(this.folder, 'password'))) await this.writePassword();
    const binaries = await PostgresBinaries.prepare(this.folder);
    if (!existsSync(this.files)) await this.create(binaries);
    await this.mustBelongTo(binaries.major);
    await rm(join(this.files, 'postmaster.pid'), { force: true });
    const port = await this.chooseFreePort();
    await this.launch(binaries, port);
    await createDatabaseWhenMissing(await this.urlOf('postgres', port));
    this.log(`PostgreSQL listens on 127.0.0.1:${port}`);
    return this.urlOf(DATABASE, port);
  }

  /** Ends the server: its open transactions are rolled back. Does nothing when none runs. */
  async stop(): Promise<void> {
    const pid = await this.postmaster();
    if (pid === undefined) return;
    // PostgreSQL's own signals: INT is a fast shutdown, QUIT an immediate one that recovers at the next start.
    process.kill(pid, 'SIGINT');
    if (await eventually(() => !isRunning(pid), STOP_TIMEOUT_MS)) return;
    process.kill(pid, 'SIGQUIT');
    await eventually(() => !isRunning(pid), STOP_TIMEOUT_MS);
  }

  private async postmaster(): Promise<number | undefined> {
    const pidFile = await readFile(join(this.files, 'postmaster.pid'), 'utf8').catch(() => '');
    const pid = Number.parseInt(pidFile, 10);
    const runs = pid > 0 && isRunning(pid) && nameOf(pid).startsWith('postgres') && mayWorkIn(pid, this.files);
    return runs ? pid : undefined;
  }

  private async writePassword(): Promise<void> {
    await writeFile(join(this.folder, 'password'), randomBytes(24).toString('base64url'), { mode: 0o600 });
  }

  private async create(binaries: PostgresBinaries): Promise<void> {
    this.log('Making a PostgreSQL database for the first start');
    const half = `${this.files}.new`;
    await rm(half, { recursive: true, force: true });
    const identity = [`--username=${DATABASE}`, '--pwfile=password', '--auth=scram-sha-256'];
    const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=und'];
    await binaries.run('initdb', ['--pgdata=cluster.new', ...identity, ...locale], this.folder);
    await rename(half, this.files);
  }

  private async mustBelongTo(major: string): Promise<void> {
    const version = (await readFile(join(this.files, 'PG_VERSION'), 'utf8')).trim();
    if (version === major) return;
    throw new Error(`${this.files} was made by PostgreSQL ${version} and this program brings PostgreSQL ${major}`);
  }

  private async chooseFreePort(): Promise<number> {
    const port = (await findFreePort(await this.port())) ?? (await findFreePort(0));
    if (port === undefined) throw new Error('No free port on 127.0.0.1');
    await writeFile(join(this.folder, 'port'), String(port));
    return port;
  }

  private async port(): Promise<number> {
    return Number(await readFile(join(this.folder, 'port'), 'utf8').catch(() => '0'));
  }

  /** Retried, because the backends of a killed server hold its shared memory for a moment longer. */
  private async launch(binaries: PostgresBinaries, port: number): Promise<void> {
    const settings = Object.entries({ ...DEFAULT_SETTINGS, ...this.settings, port: String(port) });
    const options = settings.map(([name, value]) => `-c ${name}='${value}'`).join(' ');
    const wait = ['--silent', '--wait', `--timeout=${START_TIMEOUT_MS / 1000}`];
    let failure: unknown;
    const launched = await eventually(async () => {
      const args = ['start', '--pgdata=cluster', '--log=postgres.log', `--options=${options}`, ...wait];
      failure = await binaries.run('pg_ctl', args, this.folder).catch((error: unknown) => error);
      return failure === undefined;
    }, START_RETRIES_MS);
    if (launched) return;
    throw new Error(`PostgreSQL does not start; see ${join(this.folder, 'postgres.log')}`, { cause: failure });
  }

  private async urlOf(database: string, port: number): Promise<string> {
    const password = await readFile(join(this.folder, 'password'), 'utf8');
    return `postgres://${DATABASE}:${password.trim()}@127.0.0.1:${port}/${database}`;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabaseWhenMissing(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** @param wanted the port to try, 0 for any */
function findFreePort(wanted: number): Promise<number | undefined> {
  return new Promise((found) => {
    const probe = createServer();
    probe.once('error', () => found(undefined));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
