import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { randomUUID } from 'node:crypto';
import { testDatabase } from './database/test-database.js';
import { createApp } from '../../src/app.js';
import { readConfig } from '../../src/platform/config.js';
import { Clock } from '../../src/shared-kernel/building-blocks/clock.js';
import type { MovableClock } from '../../src/platform/system.js';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: AnswerBody;
}

/** The fields of answers that tests read. */
export interface AnswerBody {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly { readonly field: string; readonly code: string; readonly detail: string }[];
  readonly user: { readonly uuid: string; readonly emailConfirmed: boolean };
  readonly access_token: string;
  readonly refresh_token: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

/** The whole application on a database of its own. Close it in `afterAll`. */
export async function identityTestApp(environment: NodeJS.ProcessEnv = {}) {
  const database = await testDatabase();
  const config = readConfig({
    APP_MODE: 'test',
    ROLE: 'web',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    APP_SECRET: 'x'.repeat(40),
    ...environment,
  });
  const app: NestFastifyApplication = await createApp(config, database.url);
  const pool = new Pool({ connectionString: database.url, max: 2 });
  // The database is dropped while some connections are still closing.
  pool.on('error', () => undefined);

  async function raw(
    method: Method,
    url: string,
    payload: string | undefined,
    { token, headers, remoteAddress }: Call = {},
  ): Promise<Answer> {
    const content = payload === undefined ? {} : { 'content-type': 'application/json' };
    const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({
      method,
      url,
      headers: { ...content, ...bearer, ...headers },
      ...(payload === undefined ? {} : { payload }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    const body = (isJson ? answer.json() : {}) as AnswerBody;
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body };
  }

  const call = (method: Method, url: string, { body, ...rest }: Call = {}): Promise<Answer> =>
    raw(method, url, body === undefined ? undefined : JSON.stringify(body), rest);

  async function signUp(): Promise<Person> {
    const email = `${randomUUID()}@example.com`;
    const password = 'a quiet street';
    const names = { firstName: 'Ada', lastName: 'Rossi', nativeLanguage: 'it', acceptTerms: true };
    const form = { type: 'individual', ...names, email, confirmEmail: email, password, confirmPassword: password };
    const { body } = await call('POST', '/api/auth/signup', { body: form });
    return { id: body.user.uuid, email, password, accessToken: body.access_token, refreshToken: body.refresh_token };
  }

  return {
    app,
    raw,
    call,
    signUp,
    clock: app.get<MovableClock>(Clock),
    query: (text: string, values: readonly unknown[]) => pool.query(text, [...values]),
    /** The token in the link of the only mail of this kind. */
    async mailedToken(to: string, kind: string): Promise<string> {
      const { rows } = await pool.query<{ text: string }>(
        'select text from platform.mail where recipient = $1 and kind = $2',
        [to, kind],
      );
      return /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    },
    /** The code of the only mail with a code. */
    async mailedCode(to: string): Promise<string> {
      const { rows } = await pool.query<{ subject: string }>(
        "select subject from platform.mail where recipient = $1 and kind = 'identity.sign-in-code'",
        [to],
      );
      return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? '';
    },
    async close(): Promise<void> {
      await pool.end();
      await app.close();
      await database.drop();
    },
  };
}

export type IdentityTestApp = Awaited<ReturnType<typeof identityTestApp>>;
