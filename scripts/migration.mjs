import 'reflect-metadata';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import { root } from './lib/run.mjs';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9-]+$/.test(name)) {
  console.error('Give the migration a name in small letters: make migration NAME=add-gift-cards');
  process.exit(1);
}

const folder = join(root, 'backend', 'src', 'migrations');
const statements = await difference();
if (statements.length === 0) console.log('The mappings ask for nothing that the migrations do not make already.');
else write(statements);
process.exit(0);

/** The differences between a database with all migrations and the mappings in the code. */
async function difference() {
  const { startEmbeddedPostgres } = await built('platform/database/embedded-postgres.js');
  const { migrate } = await built('platform/persistence/migrations.js');
  const { readConfig } = await built('platform/config.js');
  const { createApp } = await built('app.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'cicerone-migration-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  try {
    await migrate(postgres.url);
    const settings = {
      APP_MODE: 'test',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      ROLE: 'web',
      APP_SECRET: 'x'.repeat(32),
    };
    const app = await createApp(readConfig(settings), postgres.url);
    const sql = await app.get(MikroORM).schema.getUpdateSchemaSQL({ wrap: false, safe: true });
    await app.close();
    const all = sql
      .split(/;\s*\n/)
      .map((line) => line.trim().replace(/;$/, ''))
      .filter(Boolean);
    return all.filter((statement) => !isOfDatabaseAlone(statement, all));
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Checks, exclusions, indexes, defaults and comments exist in migrations alone. A statement that would drop them only
 * because no mapping states them is left out.
 */
function isOfDatabaseAlone(statement, all) {
  if (/ drop constraint | drop default$|^drop index |^comment on .* is null$/.test(statement)) return true;
  // A unique key whose name in the database is PostgreSQL's own.
  const [, unique] = /add constraint "(\w+)_unique" unique/.exec(statement) ?? [];
  return unique !== undefined && all.some((other) => other.endsWith(`drop constraint "${unique}_key"`));
}

function write(statements) {
  const numbers = readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0);
  const number = String(Math.max(...numbers) + 1).padStart(4, '0');
  const title = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  const file = `${number}-${name}`;
  const path = join(folder, `${file}.ts`);
  if (existsSync(path)) {
    console.error(`${path} exists already.`);
    process.exit(1);
  }
  const lines = statements.map((sql) => `    this.addSql(\`${sql.replaceAll('`', '\\`')}\`);`);
  writeFileSync(path, migrationText(`Migration${number}${title}`, lines));
  register(`Migration${number}${title}`, file);
  console.log(`Wrote backend/src/migrations/${file}.ts. Read it: it is a proposal, and it runs on real data.`);
}

function migrationText(className, lines) {
  return [
    `import { Migration } from '@mikro-orm/migrations';`,
    '',
    `export class ${className} extends Migration {`,
    '  override up(): void {',
    ...lines,
    '  }',
    '}',
    '',
  ].join('\n');
}

function register(className, file) {
  const index = join(folder, 'index.ts');
  const text = readFileSync(index, 'utf8');
  const imported = text.replace(/((?:^import .*\n)+)/m, `$1import { ${className} } from './${file}.js';\n`);
  writeFileSync(index, imported.replace(/,?\s*\];/, `, ${className}];`));
}

function built(path) {
  return import(pathToFileURL(join(root, 'backend', 'dist', path)).href);
}
