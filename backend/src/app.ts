import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { API_DESCRIPTION } from './api-description.js';
import { AppModule } from './app.module.js';
import { Pages } from './platform/ssr/pages.js';
import type { Config } from './platform/config.js';
import { SiteGate } from './platform/gate/site-gate.js';
import { Metrics } from './platform/health/metrics.js';
import { prepareServer, serverOptions } from './platform/http/server.js';
import { publishOpenApi } from './platform/http/openapi.js';

/**
 * The whole application on a database that has been migrated; listens nowhere yet. Tests make it the same way.
 * With `pages` it serves the site too, for which the frontend must have been built.
 */
export async function createApp(
  config: Config,
  databaseUrl: string,
  { pages = false } = {},
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, databaseUrl),
    new FastifyAdapter(serverOptions(config)),
    { bufferLogs: true, rawBody: true, abortOnError: false },
  );
  app.useLogger(app.get(Logger));
  app.get(SiteGate).guard();
  await prepareServer(app, config);
  app.get(Metrics).observe(app.getHttpAdapter().getInstance());
  publishOpenApi(app, API_DESCRIPTION);
  if (pages) await app.get(Pages).serve();
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
