import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../../platform/config.js';
import { ViesVatRegister } from './vies-vat-register.js';

let server: Server;
let url: string;
let asked: { path: string | undefined; body: unknown }[];
let answer: { status: number; body: object };

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      asked.push({ path: request.url, body: JSON.parse(text) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api/`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { valid: true, requestIdentifier: 'WAPIAAAAY1' } };
});

const register = (address?: string) => new ViesVatRegister({ VIES_URL: address } as Config);

it('asks for country and number, and keeps the number of the consultation', async () => {
  expect(await register(url).check('it 123 456 789 01')).toEqual({ isValid: true, consultationNumber: 'WAPIAAAAY1' });
  expect(asked).toEqual([
    { path: '/rest-api/check-vat-number', body: { countryCode: 'IT', vatNumber: '12345678901' } },
  ]);
});

it('says that a number is not valid', async () => {
  answer = { status: 200, body: { valid: false, requestIdentifier: '' } };
  expect(await register(url).check('DE123456789')).toEqual({ isValid: false, consultationNumber: null });
});

it('asks nobody without an address, or about other countries', async () => {
  expect(await register().check('IT12345678901')).toBeUndefined();
  expect(await register(url).check('CHE123456789')).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  [503, { valid: true }],
  [200, { actionSucceed: false }],
])('fails when the register does: %d %j', async (status, body) => {
  answer = { status, body };
  await expect(register(url).check('IT12345678901')).rejects.toThrow('VIES');
});
