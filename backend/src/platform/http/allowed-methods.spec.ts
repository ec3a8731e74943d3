import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { AllowedMethods } from './allowed-methods.js';

async function allowed(method: 'GET' | 'POST' | 'PUT', url: string): Promise<string> {
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const methods = new AllowedMethods((path) => path.startsWith('/api/dev/'));
  methods.watch(server);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('allow', methods.insteadOf(request).join());
    done();
  });
  const answer = () => 'taken';
  server.post('/api/orders', answer);
  server.get('/api/orders/:reference', answer);
  server.post('/api/orders/find', answer);
  server.put('/api/dev/clock', answer);
  server.get('/*', answer);
  const { headers } = await server.inject({ method, url });
  await server.close();
  return String(headers['allow']);
}

describe('the methods of a path', () => {
  it.each([
    ['PUT', '/api/orders', 'POST'],
    ['GET', '/api/orders', 'POST'],
    ['GET', '/api/orders/?language=de_DE', 'POST'],
    ['PUT', '/api/orders/CIC-7K3M9Q', 'GET,HEAD'],
    ['POST', '/api/orders/CIC-7K3M9Q', 'GET,HEAD'],
    ['PUT', '/api/orders/find', 'GET,HEAD,POST'],
  ] as const)('are told of %s %s: %s', async (method, url, methods) => {
    expect(await allowed(method, url)).toBe(methods);
  });

  it.each([
    ['GET', '/api/orders/CIC-7K3M9Q', 'a call that is taken'],
    ['POST', '/api/orders/find/', 'a call that is taken with a slash'],
    ['PUT', '/api/orders/CIC-7K3M9Q/more', 'a path that is longer'],
    ['PUT', '/api/orders//', 'a path without the part'],
    ['GET', '/api/nothing', 'an unknown path'],
    ['GET', '/api/dev/clock', 'what is hidden'],
    ['POST', '/de_DE/EUR/tours', 'a page'],
  ] as const)('are none of %s %s, %s', async (method, url, _) => {
    expect(await allowed(method, url)).toBe('');
  });
});
