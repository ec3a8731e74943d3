import 'reflect-metadata';
import { createApp } from './app.js';
import { CmsEntries } from './contexts/content/domain/cms-entries.js';
import { seedContent } from './contexts/content/seed-content.js';
import { Commands } from './platform/commands.js';
import { ConfigInvalid, readConfig } from './platform/config.js';
import { Clock } from './shared-kernel/building-blocks/clock.js';
import { migrate } from './platform/persistence/migrations.js';

/** For operators: `node backend/dist/seed-content.js` puts the texts of the site online where they are missing. */
async function main(): Promise<void> {
  const config = readConfig({ ...process.env, ROLE: 'web', METRICS_PORT: '0', LOG_LEVEL: 'warn' });
  const url = config.DATABASE_URL;
  if (!url)
    throw new ConfigInvalid('DATABASE_URL: name the database of the site. The demonstration has its texts already.');
  await migrate(url);
  const app = await createApp(config, url);
  try {
    const added = await app
      .get(Commands)
      .inTransaction(() => seedContent(app.get(CmsEntries, { strict: false }), app.get(Clock).now()));
    process.stdout.write(added > 0 ? `${added} texts were put online.\n` : 'All texts are there already.\n');
  } finally {
    await app.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof ConfigInvalid ? error.message : String((error as Error).stack ?? error)}\n`,
    );
    process.exit(1);
  },
);
