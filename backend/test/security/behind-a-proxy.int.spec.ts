import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import { createApp } from '../../src/app.js';
import { readConfig } from '../../src/platform/config.js';
import { testDatabase, type TestDatabase } from '../harness/database/test-database.js';

const PROXY = '10.0.0.1';
const ATTEMPTS_OF_A_NETWORK = 50;
const PRODUCTION = {
  APP_MODE: 'production',
  ROLE: 'web',
  LOG_LEVEL: 'silent',
  APP_SECRET: 'x'.repeat(40),
  PUBLIC_URL: 'https://cicerone.example',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  MAILJET_API_KEY: 'key',
  MAILJET_API_SECRET: 'secret',
};

describe('in production, behind one proxy', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await testDatabase();
    app = await createApp(readConfig({ ...PRODUCTION, DATABASE_URL: database.url }), database.url);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  /** @param forwarded as the proxy sends it: what the visitor claimed, then the address that the proxy saw */
  const guess = async (forwarded: string): Promise<number> => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': forwarded },
      payload: { email: `${randomUUID()}@example.com`, password: 'wrong password' },
    });
    return statusCode;
  };

  it('counts what a visitor does for that visitor alone', async () => {
    const wrong = await Promise.all(Array.from({ length: ATTEMPTS_OF_A_NETWORK }, () => guess('192.0.2.1')));
    expect(new Set(wrong)).toEqual(new Set([401]));
    expect(await guess('192.0.2.1')).toBe(429);
    expect(await guess('192.0.2.2')).toBe(401);
  });

  it('does not believe what a visitor claims beyond the address that the proxy saw', async () => {
    expect(await guess('198.51.100.7, 192.0.2.1')).toBe(429);
    expect(await guess('192.0.2.1, 198.51.100.8, 192.0.2.3')).toBe(401);
  });
});
