import 'reflect-metadata';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createApp } from './app.js';
import { publishMissingTexts } from './missing-texts.js';
import { demonstration } from './demonstration.js';
import { type Config, ConfigInvalid, readConfig } from './platform/config.js';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.js';
import { stopInTurn } from './platform/graceful-stop.js';
import { giveMemoryBack } from './platform/memory.js';
import { watchShutdownHooks } from './platform/observability/shutdown-hooks.js';
import { FrontendNotBuilt } from './platform/ssr/frontend-bundle.js';
import { migrate } from './platform/persistence/migrations.js';

/** What one needs to try the demonstration; the README says more. */
const DEMONSTRATION: readonly ((address: string) => string)[] = [
  () => '  Accounts: traveller@, guide@, guide2@, admin@cicerone.example, each with the password cicerone-demo',
  () =>
    '  Cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for a confirmation',
  (address) => `  Mails: ${address}/dev/mailbox   API: ${address}/api/docs   Ctrl-C ends it`,
];

/** Together the 30 s that schedulers of containers usually wait before they kill. */
const LONGEST_STOP_MS = { application: 25_000, database: 5_000 };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true });
  config.APP_SECRET ??= await keptSecret(config);
  const postgres = config.DATABASE_URL
    ? { url: config.DATABASE_URL, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log: say });
  let app: Awaited<ReturnType<typeof createApp>> | undefined;
  let unfinished = (): readonly string[] => [];
  const stop = (): Promise<void> =>
    stopInTurn([
      {
        name: 'the application',
        limitMs: LONGEST_STOP_MS.application,
        stop: async () => app?.close(),
        // Between the hooks Nest waits for the server to answer what has arrived.
        waitsFor: () => (unfinished().length > 0 ? unfinished() : ['open requests']),
      },
      { name: 'PostgreSQL', limitMs: LONGEST_STOP_MS.database, stop: () => postgres.stop() },
    ]);
  stopGracefully(stop);
  try {
    const migrated = await migrate(postgres.url);
    if (migrated.length > 0) say(`Database brought up to date (${migrated.length} steps).`);
    app = await createApp(config, postgres.url, { pages: config.ROLE !== 'worker' });
    unfinished = watchShutdownHooks(app);
    // Before the texts: who hears of them reads the places, and would keep that there are none yet.
    if (config.APP_MODE === 'demo') await seed(app);
    const texts = await publishMissingTexts(app);
    if (texts > 0) say(`${texts} texts of the site were put online.`);
    giveMemoryBack();
    await app.listen(config.PORT, config.host);
  } catch (error) {
    await stop();
    throw error;
  }
  await writeFile(path.join(config.dataDir, 'server.pid'), String(process.pid));
  say(`Cicerone is ready at ${config.publicUrl}`);
  if (config.APP_MODE === 'demo') DEMONSTRATION.forEach((line) => say(line(config.publicUrl)));
}

/** The demonstration is loaded only where it is needed. */
async function seed(app: Awaited<ReturnType<typeof createApp>>): Promise<void> {
  const { seedDemonstration, seedLives } = await demonstration();
  const seeded = await seedDemonstration(app);
  await seedLives(app);
  if (seeded.length > 0) say(`The demonstration was set up (${seeded.join(', ')}).`);
}

/** Demo and test mode make a secret of their own and keep it, so that sessions outlive a restart. */
async function keptSecret(config: Config): Promise<string> {
  const file = path.join(config.dataDir, 'secret');
  try {
    return await readFile(file, 'utf8');
  } catch {
    const secret = randomBytes(48).toString('base64url');
    await writeFile(file, secret, { mode: 0o600 });
    return secret;
  }
}

function stopGracefully(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`, () => process.exit(1));
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof ConfigInvalid || error instanceof FrontendNotBuilt
      ? `${error.message}\n`
      : `Cicerone could not start: ${String((error as Error).stack ?? error)}\n`,
  );
  process.exit(1);
});
