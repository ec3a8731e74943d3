import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PostgresCluster } from './postgres-cluster.js';
import { isRunning, withLockFile } from './processes.js';

/** As long as another process may take for a start or a stop on a slow disk. */
const LOCK_TIMEOUT_MS = 120_000;

export interface EmbeddedPostgresOptions {
  /** Folder of its own, made when missing: the cluster, its password, port and log. */
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Server settings beside or instead of ours, for example `{ fsync: 'off' }` in tests. Values hold no quotes. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** Address of the database `cicerone`, with its password, on 127.0.0.1. */
  readonly url: string;
  /** Stops the server (fast shutdown), unless another living process still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server on files in `dataDir`, or joins the one that runs there already; ready when it returns.
 * Survives killed predecessors: stale pid files, zombies, half-made clusters.
 * @throws Error when the platform has no binaries, the files belong to another version, or the server does not start
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.dataDir);
  const users = join(folder, 'users');
  const registration = join(users, String(process.pid));
  const cluster = new PostgresCluster(folder, options.log, options.settings);
  await mkdir(users, { recursive: true, mode: 0o700 });
  const exclusively = <T>(work: () => Promise<T>): Promise<T> => withLockFile(`${folder}.lock`, LOCK_TIMEOUT_MS, work);

  const url = await exclusively(async () => {
    const address = (await cluster.runningUrl()) ?? (await cluster.start());
    await writeFile(registration, '');
    return address;
  });
  return {
    url,
    stop: () =>
      exclusively(async () => {
        await rm(registration, { force: true });
        const pids = await readdir(users);
        if (!pids.some((pid) => isRunning(Number(pid)))) await cluster.stop();
      }),
  };
}
