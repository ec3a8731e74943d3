import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../config.js';
import type { InProcessRoutes } from './in-process-routes.js';
import { isPrivate, PageRenderer } from './page-renderer.js';
import type { VitalParts } from '../health/vital-parts.js';
import type { Viewers } from './viewers.js';

afterEach(() => void jest.restoreAllMocks());

it.each([
  ['/de_DE/EUR/notifications', true],
  ['/de_DE/EUR/notifications?page=2', true],
  ['/de_DE/EUR/notifications-of-old', false],
  ['/de_DE/EUR/bookings', true],
  ['/de_DE/EUR/account-password', true],
  ['/de_DE/EUR/order/CIC-7K3M9Q', true],
  ['/de_DE/EUR/', false],
  ['/de_DE/EUR/tours?city=rome', false],
  ['/de_DE/EUR/blog/notifications', false],
])('%s is somebody’s own: %s', (url, expected) => {
  expect(isPrivate(url)).toBe(expected);
});

it('logs by the name that the logger writes errors by why a page failed', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const config = readConfig({ APP_MODE: 'test' });
  const renderer = new PageRenderer(config, {} as Viewers, {} as InProcessRoutes, {} as VitalParts);
  const failure = new Error('No answer');
  const renderPage = async () => ({ status: 500, parts: [['sorry']], error: failure });
  Object.assign(renderer, { frontend: { renderPage } });
  const url = '/de_DE/EUR/tours';
  const page = await renderer.render({ url, locale: 'de_DE', currency: 'EUR', cookies: {} });
  expect(page.status).toBe(500);
  expect(logged).toHaveBeenCalledWith({ url, err: failure });
});
