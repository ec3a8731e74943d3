import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { randomUUID } from 'node:crypto';
import { createApp } from '../../src/app.js';
import { readConfig } from '../../src/platform/config.js';
import { AccessTokens } from '../../src/platform/http/access-tokens.js';
import { apiDocumentOf } from '../../src/api-description.js';
import { testDatabase } from '../harness/database/test-database.js';

/** Everybody who may come to a route. */
export const CALLERS = [
  'nobody',
  'customer',
  'other customer',
  'professional',
  'guide',
  'other guide',
  'recruit',
  'admin',
  'super admin',
] as const;

export type Caller = (typeof CALLERS)[number];

/** `application`: of a guide; `professional`: the state of a business account. */
const ACCOUNTS: Readonly<
  Record<Exclude<Caller, 'nobody'>, { role: number; application?: string; professional?: string }>
> = {
  customer: { role: 4 },
  'other customer': { role: 4 },
  professional: { role: 4, professional: 'validated' },
  guide: { role: 3, application: 'approved' },
  'other guide': { role: 3, application: 'approved' },
  recruit: { role: 3 },
  admin: { role: 2 },
  'super admin': { role: 1 },
};

export interface Route {
  readonly method: string;
  readonly path: string;
}

interface Call extends Route {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

interface Answer {
  readonly status: number;
  readonly cacheControl: string | null;
}

/** The whole application, whose routes can be called as anybody. Close it in `afterAll`. */
export async function routeCallers() {
  const database = await testDatabase();
  const environment = {
    APP_MODE: 'test',
    ROLE: 'web',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    APP_SECRET: 'x'.repeat(40),
  };
  const app: NestFastifyApplication = await createApp(readConfig(environment), database.url);
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  const pool = new Pool({ connectionString: database.url, max: 4 });
  pool.on('error', () => undefined);

  /** A new person each time: some calls end a session or an account. */
  async function bearerOf(caller: Exclude<Caller, 'nobody'>): Promise<string> {
    const [userId, sessionId] = [randomUUID(), randomUUID()];
    const { role, application, professional } = ACCOUNTS[caller];
    await pool.query(
      `with person as (
         insert into identity.user_account (id, email, password_hash, password_changed_at, first_name, last_name, language,
           currency, role, state, account_type, email_verified_at, terms_accepted_at, signed_up_at)
         values ($1, $2, 'none', now(), 'Ada', 'Rossi', 'en_US', 'EUR', $3, 'active', $4, now(), now(), now()) returning id)
       insert into identity.session (id, user_id, opened_at, ip, user_agent) select $5, id, now(), '', '' from person`,
      [userId, `${userId}@example.com`, role, professional ? 'business' : 'individual', sessionId],
    );
    if (application)
      await pool.query('insert into recruitment.application (user_id, state, changed_at) values ($1, $2, now())', [
        userId,
        application,
      ]);
    if (professional)
      await pool.query(
        `insert into agencies.professional (user_id, state, waiting_since, decided_at, version)
         values ($1, $2, now(), now(), 1)`,
        [userId, professional],
      );
    return `Bearer ${app.get(AccessTokens).sign({ userId, sessionId })}`;
  }

  return {
    /** Every route that the published document names. */
    routes: Object.entries(apiDocumentOf(app).paths).flatMap(([path, operations]): Route[] =>
      Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path })),
    ),
    /** What is answered to a call about things that do not exist, with nothing in its body but what is given. */
    async answerTo({ method, path, query = {}, body = {} }: Call, caller: Caller): Promise<Answer> {
      const sends = method !== 'GET' && method !== 'DELETE';
      const headers = new Headers(sends ? { 'content-type': 'application/json' } : {});
      // Some calls are refused without a key, before anybody looks who calls.
      if (method === 'POST') headers.set('idempotency-key', randomUUID());
      if (caller !== 'nobody') headers.set('authorization', await bearerOf(caller));
      const ending = new AbortController();
      const { signal } = ending;
      const answer = await fetch(`${origin}${addressOf(path)}?${new URLSearchParams(query)}`, {
        method,
        headers,
        signal,
        ...(sends ? { body: JSON.stringify(body) } : {}),
      });
      // Some answers are streams without an end.
      ending.abort();
      return { status: answer.status, cacheControl: answer.headers.get('cache-control') };
    },
    async close(): Promise<void> {
      await pool.end();
      await app.close();
      await database.drop();
    },
  };
}

const SAMPLES: Readonly<Record<string, string>> = { year: '2027', month: '5' };
const NOBODYS = '0190d7a0-0000-7000-8000-000000000000';

/** `/api/missions/{id}` → the address of a thing that nobody has. */
const addressOf = (path: string): string => path.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? NOBODYS);
