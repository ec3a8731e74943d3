import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { MIGRATIONS } from '../../migrations/index.js';

/**
 * The advisory lock of the migration, one number for the whole product. Its holder migrates, the other processes wait.
 */
const MIGRATION_LOCK = 7_236_401;

/** Migrates the database to the newest schema. Many processes may call it at once: one migrates, the others wait. */
export async function migrate(databaseUrl: string): Promise<readonly string[]> {
  const lock = new Client({ connectionString: databaseUrl, application_name: 'cicerone-migrate' });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await mustBeKnown(lock);
    const orm = await MikroORM.init({
      clientUrl: databaseUrl,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      // The return value names the migrations. The library would print each step.
      logger: () => undefined,
      migrations: {
        migrationsList: MIGRATIONS.map((migration) => ({ name: migration.name, class: migration })),
        tableName: 'migration',
        transactional: true,
        allOrNothing: false,
        snapshot: false,
      },
    });
    try {
      return (await orm.migrator.up()).map((done) => done.name);
    } finally {
      await orm.close();
    }
  } finally {
    await lock.end();
  }
}

/** Throws an error with instructions if the database was made by another line of migrations. */
async function mustBeKnown(database: Client): Promise<void> {
  const { rows: tables } = await database.query<{ found: boolean }>(
    `select to_regclass('migration') is not null as found`,
  );
  if (!tables[0]?.found) return;
  const known = MIGRATIONS.map(({ name }) => name);
  const { rows } = await database.query<{ name: string }>('select name from migration where name <> all($1)', [known]);
  if (rows.length > 0)
    throw new Error(
      'This database was made by another version of Cicerone, whose migrations this version does not know. ' +
        'Run "make reset" to begin with an empty one, or set DATABASE_URL to an empty database.',
    );
}
