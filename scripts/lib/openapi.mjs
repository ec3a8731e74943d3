import 'reflect-metadata';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { format, resolveConfig } from 'prettier';
import { root } from './run.mjs';

export const openApiFile = join(root, 'backend', 'openapi.json');

/** The document as text, from the built code alone, without a database or a listening server. */
export async function currentOpenApi() {
  const { AppModule } = await built('app.module.js');
  const { readConfig } = await built('platform/config.js');
  const { apiDocumentOf } = await built('api-description.js');
  const module = AppModule.with(readConfig({ APP_MODE: 'test' }), 'postgres://nowhere');
  const app = await NestFactory.create(module, new FastifyAdapter(), { preview: true, logger: ['error'] });
  const text = JSON.stringify(apiDocumentOf(app));
  return format(text, { ...(await resolveConfig(openApiFile)), parser: 'json' });
}

function built(path) {
  return import(pathToFileURL(join(root, 'backend', 'dist', path)).href);
}
