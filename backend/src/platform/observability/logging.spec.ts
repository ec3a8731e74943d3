import { expect, it } from '@jest/globals';
import { type LoggerOptions, pino } from 'pino';
import { readConfig } from '../config.js';
import { loggerOptions } from './logging.js';

interface OfRequests extends LoggerOptions {
  readonly serializers: { req(request: object): { readonly url: string } };
}

const { pinoHttp } = loggerOptions(readConfig({ APP_MODE: 'test' })) as unknown as { readonly pinoHttp: OfRequests };

it.each([
  ['/en_US/EUR/subscription?confirm=s3cret', '/en_US/EUR/subscription?confirm=•••'],
  ['/en_US/EUR/subscription?leave=s3cret&utm=a', '/en_US/EUR/subscription?leave=•••&utm=a'],
  ['/de_DE/EUR/reset-password?token=s3cret', '/de_DE/EUR/reset-password?token=•••'],
  ['/api/orders/CIC-7K3M9Q?language=de_DE&token=s3cret', '/api/orders/CIC-7K3M9Q?language=de_DE&token=•••'],
  ['/api/tours?page=2&people=4', '/api/tours?page=2&people=4'],
])('%s is logged as %s', (url, logged) => {
  expect(pinoHttp.serializers.req({ id: '1', method: 'GET', url }).url).toBe(logged);
});

it('logs the address of a page that failed without what a mailed link opens, and why it failed', () => {
  const lines: string[] = [];
  const logger = pino(pinoHttp, { write: (line: string) => void lines.push(line) });
  logger.error({ url: '/de_DE/EUR/order/CIC-7K3M9Q?token=s3cret', err: new Error('No answer') });
  expect(JSON.parse(lines.join(''))).toMatchObject({
    url: '/de_DE/EUR/order/CIC-7K3M9Q?token=•••',
    err: { message: 'No answer' },
  });
});

it('logs what the database refuses without the row that it tells', () => {
  const lines: string[] = [];
  const logger = pino(pinoHttp, { write: (line: string) => void lines.push(line) });
  const refusal = { code: '23502', detail: 'Failing row contains (ada@example.com, $argon2id$v=19).' };
  logger.error(Object.assign(new Error('null value in column "language"'), refusal));
  expect(JSON.parse(lines.join(''))).toMatchObject({
    err: { message: 'null value in column "language"', code: '23502', detail: '•••' },
  });
  expect(lines.join('')).not.toContain('ada@example.com');
});

it('logs the ORM’s error without the row that its text and stack repeat', () => {
  const lines: string[] = [];
  const logger = pino(pinoHttp, { write: (line: string) => void lines.push(line) });
  const row = 'Failing row contains (null, {"email": "ada@example.com"}, "a\\b").';
  const refusal = new Error(`null value in column "language"\n - detail: ${row}\n - where: PL/pgSQL, ada@example.com`);
  logger.error(refusal);
  const { err, msg } = JSON.parse(lines.join('')) as { err: { message: string; stack: string }; msg: string };
  expect([err.message, msg]).toEqual(['null value in column "language"', 'null value in column "language"']);
  expect(err.stack).toContain('logging.spec');
  expect(lines.join('')).not.toContain('ada@example.com');
});
