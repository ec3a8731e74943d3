import { expect, it } from '@jest/globals';
import { readConfig } from '../config.js';
import { loggerOptions } from './logging.js';

interface WritesRequests {
  readonly pinoHttp: { readonly serializers: { req(request: object): { readonly url: string } } };
}

it.each([
  ['/en_US/EUR/subscription?confirm=s3cret', '/en_US/EUR/subscription?confirm=•••'],
  ['/en_US/EUR/subscription?leave=s3cret&utm=a', '/en_US/EUR/subscription?leave=•••&utm=a'],
  ['/de_DE/EUR/reset-password?token=s3cret', '/de_DE/EUR/reset-password?token=•••'],
  ['/api/orders/CIC-7K3M9Q?language=de_DE&token=s3cret', '/api/orders/CIC-7K3M9Q?language=de_DE&token=•••'],
  ['/api/tours?page=2&people=4', '/api/tours?page=2&people=4'],
])('%s is logged as %s', (url, logged) => {
  const { pinoHttp } = loggerOptions(readConfig({ APP_MODE: 'test' })) as unknown as WritesRequests;
  expect(pinoHttp.serializers.req({ id: '1', method: 'GET', url }).url).toBe(logged);
});
