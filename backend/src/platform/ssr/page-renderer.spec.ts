import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../config.js';
import type { InProcessRoutes } from './in-process-routes.js';
import { PageRenderer } from './page-renderer.js';
import type { HealthChecks } from '../health/health-checks.js';
import type { Viewers } from './viewers.js';

afterEach(() => void jest.restoreAllMocks());

it('logs by the name that the logger writes errors by why a page failed', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const config = readConfig({ APP_MODE: 'test' });
  const renderer = new PageRenderer(config, {} as Viewers, {} as InProcessRoutes, {} as HealthChecks);
  const failure = new Error('No answer');
  const renderPage = async () => ({ status: 500, pieces: ['sorry'], error: failure });
  Object.assign(renderer, { frontend: { renderPage } });
  const url = '/de_DE/EUR/tours';
  const page = await renderer.render({ url, locale: 'de_DE', currency: 'EUR', cookies: {} });
  expect(page.status).toBe(500);
  expect(logged).toHaveBeenCalledWith({ url, err: failure });
});
