import 'reflect-metadata';
import { createApp } from './app.js';
import { FirstSuperAdmin } from './contexts/identity/processes/first-super-admin.js';
import { readConfig } from './platform/config.js';
import { migrate } from './platform/persistence/migrations.js';
import { DomainError } from './shared-kernel/building-blocks/domain-error.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** `node backend/dist/create-super-admin.js ada@example.com`: makes the first Super Admin of a new installation. */
async function main(): Promise<void> {
  const [email = ''] = process.argv.slice(2);
  if (!EMAIL.test(email)) throw new Error('Name an e-mail address: create-super-admin.js ada@example.com');
  const config = readConfig({ ...process.env, ROLE: 'web', LOG_LEVEL: 'error' });
  if (!config.DATABASE_URL) throw new Error('Set DATABASE_URL: this command is for an external database.');
  await migrate(config.DATABASE_URL);
  const app = await createApp(config, config.DATABASE_URL);
  try {
    const address = await app.get(FirstSuperAdmin, { strict: false }).create(email);
    process.stdout.write(`Set the password within an hour: ${address}\n`);
  } finally {
    await app.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const reason = error instanceof DomainError ? error.code : String((error as Error).message ?? error);
    process.stderr.write(`${reason}\n`, () => process.exit(1));
  },
);
