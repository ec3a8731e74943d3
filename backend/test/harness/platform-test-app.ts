import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { testDatabase } from './database/test-database.js';
import { queueApp } from './queue-app.js';

export interface PlatformTestApp {
  readonly app: NestFastifyApplication;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** The platform without reactions and handlers, on a database of its own. Close it in `afterAll`. */
export async function platformTestApp(environment: NodeJS.ProcessEnv = {}): Promise<PlatformTestApp> {
  const database = await testDatabase();
  const app = await queueApp(database.url, [], [], environment);
  return {
    app,
    databaseUrl: database.url,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
