import type { INestApplicationContext } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { ConfigInvalid } from './platform/config.js';

interface Demonstration {
  /** Fills the database with the demonstration where it is missing. Answers the parts that were written now. */
  seedDemonstration(app: INestApplicationContext): Promise<readonly string[]>;
  /** Lets its people book, mark and cancel, once. Answers whether it was done now. */
  seedLives(app: INestApplicationContext): Promise<boolean>;
}

/** The workspace beside this one, as it is built. It is found by its path, because a production image does not have it. */
const BUILT = new URL('../demonstration/dist/seed.js', import.meta.url);

/** Throws {@link ConfigInvalid} where the demonstration is not installed. */
export async function demonstration(): Promise<Demonstration> {
  if (!existsSync(BUILT)) throw new ConfigInvalid('APP_MODE: the demonstration is not installed here. Use production.');
  return (await import(BUILT.href)) as Demonstration;
}
