import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../config.js';
import { Egress, type EgressRequest } from './egress.js';
import type { NameResolver } from './name-resolver.js';

const PATIENT = { method: 'GET', patienceMs: 5000, longestAnswer: 1000, redirects: 2 } as const;

let server: http.Server;
let port: number;
let calls: { readonly path: string; readonly method: string; readonly body: string }[] = [];
/** What names mean, by turn: the last answer stays. */
let names: Record<string, string[][]> = {};

const resolver: NameResolver = {
  resolve(hostname): Promise<readonly LookupAddress[]> {
    const turns = names[hostname] ?? [];
    const now = turns.length > 1 ? turns.shift() : turns[0];
    if (!now) return Promise.reject(new Error(`ENOTFOUND ${hostname}`));
    return Promise.resolve(now.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  },
};

const egress = (allow: string): Egress => new Egress(readConfig({ APP_MODE: 'test', EGRESS_ALLOW: allow }), resolver);
const call = (address: string, request: Partial<EgressRequest> = {}, allow = `calendar.example:${port}`) =>
  egress(allow).call({ ...PATIENT, address, ...request });
const of = (path: string): string => `http://calendar.example:${port}${path}`;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      calls.push({ path, method: request.method ?? '', body });
      const target = new URLSearchParams(path.split('?')[1]).get('to');
      if (target) response.writeHead(302, { location: target }).end();
      else if (path === '/slow') response.write('never ends');
      else if (path === '/large') response.end('x'.repeat(1001));
      else response.writeHead(path === '/missing' ? 404 : 200, { etag: '"1"' }).end('answer');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a call to an address that somebody named', () => {
  const reach = (): void => {
    calls = [];
    names = { 'calendar.example': [['127.0.0.1']], 'inside.example': [['127.0.0.1']] };
  };

  it('answers with what the server says, whatever its status', async () => {
    reach();
    const answer = await call(of('/feed'));
    expect([answer.status, answer.headers.etag, answer.body.toString()]).toEqual([200, '"1"', 'answer']);
    expect((await call(of('/missing'))).status).toBe(404);
  });

  it('is not made to a name that points inside, unless host and port are allowed', async () => {
    reach();
    for (const address of [
      `https://inside.example/`,
      `https://127.0.0.1/`,
      `https://[::1]/`,
      `https://2130706433/`,
      `https://0x7f.1/`,
      `https://[::ffff:127.0.0.1]/`,
    ])
      await expect(call(address)).rejects.toMatchObject({ reason: 'address-refused' });
    expect(calls).toEqual([]);
  });

  it('is refused when one of several addresses points inside', async () => {
    reach();
    names = { 'both.example': [['93.184.215.14', '10.0.0.1']] };
    await expect(call('https://both.example/')).rejects.toMatchObject({ reason: 'address-refused' });
  });

  it('resolves a name once for a connection, so that the name cannot mean something else a moment later', async () => {
    reach();
    names = { 'turning.example': [['10.0.0.1'], ['93.184.215.14']] };
    await expect(call('https://turning.example/')).rejects.toMatchObject({ reason: 'address-refused' });
    expect(names['turning.example']).toEqual([['93.184.215.14']]);
  });

  it.each([
    'http://calendar.example/',
    'https://calendar.example:8443/',
    'ftp://calendar.example/',
    'file:///etc/passwd',
    'x',
  ])('goes by https to its port alone, not to %s', async (address) => {
    reach();
    expect(egress('').allows(address)).toBe(false);
    await expect(call(address, {}, '')).rejects.toMatchObject({ reason: 'address-refused' });
  });

  it('takes no name and password within the address', () => {
    expect(egress('').allows('https://me:secret@calendar.example/')).toBe(false);
    expect(egress('').allows('https://calendar.example/')).toBe(true);
  });

  it('follows redirects, each by the same rule', async () => {
    reach();
    expect((await call(of(`/a?to=${encodeURIComponent('/b')}`))).body.toString()).toBe('answer');
    expect(calls.map(({ path }) => path)).toEqual(['/a?to=%2Fb', '/b']);
    for (const inside of [
      `http://127.0.0.1:${port}/`,
      'https://inside.example/',
      'https://169.254.169.254/',
      '//[::1]/',
      'https://[',
    ])
      await expect(call(of(`/a?to=${encodeURIComponent(inside)}`))).rejects.toMatchObject({
        reason: 'address-refused',
      });
    const loop = `/a?to=${encodeURIComponent(`/a?to=${encodeURIComponent(`/a?to=${encodeURIComponent('/b')}`)}`)}`;
    await expect(call(of(loop))).rejects.toMatchObject({ reason: 'too-many-redirects' });
  });

  it('sends a body, and follows no redirect then', async () => {
    reach();
    const answer = await call(of(`/hook?to=${encodeURIComponent('/b')}`), { method: 'POST', body: '{"a":1}' });
    expect(answer.status).toBe(302);
    expect(calls).toEqual([{ path: '/hook?to=%2Fb', method: 'POST', body: '{"a":1}' }]);
  });

  it('is given up after its time, and reads no more than its size', async () => {
    reach();
    await expect(call(of('/slow'), { patienceMs: 100 })).rejects.toMatchObject({ reason: 'too-slow' });
    await expect(call(of('/large'))).rejects.toMatchObject({ reason: 'too-large' });
    expect((await call(of('/large'), { longestAnswer: 1001 })).body).toHaveLength(1001);
  });

  it('tells nothing of the path, which may be a secret, where nobody answers', async () => {
    reach();
    const failed = call('https://nobody.example/secret');
    await expect(failed).rejects.toMatchObject({ reason: 'unreachable' });
    await expect(failed).rejects.toThrow(/^The call to nobody\.example failed: unreachable$/);
  });
});
