import { EntityManager } from '@mikro-orm/postgresql';
import type { OpenAPIObject } from '@nestjs/swagger';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { apiDocumentOf } from '../../src/api-description.js';
import { type Answer, BookingTestApp, type Visitor } from '../harness/booking-test-app.js';
import { partners } from '../../demonstration/src/partners.js';
import { DEMO_PASSWORD } from '../../demonstration/src/people.js';
import type { OrderView } from '../../src/contexts/booking/queries/find-order.js';
import { type Method, type Route, routesOf } from './api-routes.js';
import { GOOD_BODIES, GOOD_PARTS, GOOD_QUERIES } from './good-requests.js';

const TOUR = 'rome-colosseum-and-forum';
/** Of processor time, which does not depend on what else the machine is doing: one call is under way at a time. */
const MOST_CPU_MS = 2000;
const LEAK = /\bat \S+ \(|node_modules|\bselect\b.*\bfrom\b|violates|\bTypeError\b|invalid input syntax|kysely/i;
/** What has no body, type or method that the call takes is refused alike everywhere. */
const OF_HTTP = new Set(['MALFORMED_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'METHOD_NOT_ALLOWED']);
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

export interface Attack {
  readonly parts?: Readonly<Record<string, string>>;
  /** Written as it stands, after the good query. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly type?: string;
  /** Written down instead of the request when something is found. */
  readonly what: string;
}

/** Where it is on record that somebody tried: the audit, and the log of calls by key with the key's last use. */
const ON_RECORD = new Set(['platform.audit_record', 'partners.api_call', 'partners.api_key']);

/** Sends what nobody should, to the demonstration, and writes down each answer that the product does not promise. */
export class Attacker {
  readonly findings: string[] = [];
  readonly refusals = new Map<string, number>();
  private readonly tokens = new Map<string, string>();

  private constructor(
    private readonly testApp: BookingTestApp,
    readonly routes: readonly Route[],
    private readonly order: OrderView,
  ) {}

  static async arrive(start: Date): Promise<Attacker> {
    const testApp = await BookingTestApp.open(start);
    const document: OpenAPIObject = apiDocumentOf(testApp.app);
    const order = await buy(testApp.visitor());
    const attacker = new Attacker(testApp, routesOf(document), order);
    await sql.raw(WATCH_WRITES).execute(testApp.app.get(EntityManager).fork().getKysely());
    return attacker;
  }

  leave(): Promise<void> {
    return this.testApp.close();
  }

  async send(route: Route, attack: Attack): Promise<void> {
    const first = await this.timed(route, attack);
    const { response } = first;
    let { took } = first;
    // Whatever collects the memory of all tests before counts too, but not each time.
    for (let again = 0; took > MOST_CPU_MS && again < 2; again += 1)
      took = Math.min(took, (await this.timed(route, attack)).took);
    const found = (what: string) => {
      this.findings.push(`${route.name} ${attack.what}: ${what}`);
    };
    if (took > MOST_CPU_MS) found(`took ${Math.round(took)} ms of the processor`);
    const written = route.method === 'GET' ? [] : await this.written();
    if (response.statusCode >= 500) found(`${response.statusCode} ${response.body.slice(0, 200)}`);
    else if (response.statusCode >= 400) {
      this.checkRefusal(route, response, found, !/^lang/.test(attack.query ?? ''));
      if (written.some((table) => !ON_RECORD.has(table))) found(`was refused but wrote ${written.join()}`);
    }
  }

  /** What is told of the fields of a body; nothing where it is taken, or refused for another reason. */
  async problemsOf(route: Route, body: string): Promise<readonly FieldError[]> {
    const response = await this.request(route, { body, what: 'a body', headers: { 'x-language': 'en_US' } });
    return response.statusCode === 422 ? (response.json<{ errors?: readonly FieldError[] }>().errors ?? []) : [];
  }

  /** The status, and the fields that are told to be wrong. */
  async answerTo(route: Route, attack: Omit<Attack, 'what'>): Promise<{ status: number; fields: readonly string[] }> {
    const response = await this.request(route, { ...attack, what: '' });
    const isProblem = String(response.headers['content-type']).startsWith('application/problem+json');
    const errors = isProblem ? (response.json<{ errors?: readonly FieldError[] }>().errors ?? []) : [];
    return { status: response.statusCode, fields: errors.map(({ field }) => field) };
  }

  /** The tables with rows that hold the text. */
  async tablesWith(text: string): Promise<readonly string[]> {
    const database = this.testApp.app.get(EntityManager).fork().getKysely();
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'public')
    `.execute(database);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`
        select 1 from ${sql.raw(name)} as kept where position(${text} in kept::text) > 0 limit 1
      `.execute(database);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  private async timed(route: Route, attack: Attack): Promise<{ response: LightMyRequestResponse; took: number }> {
    const before = process.cpuUsage();
    const response = await this.request(route, attack);
    const { user, system } = process.cpuUsage(before);
    return { response, took: (user + system) / 1000 };
  }

  private async request(route: Route, attack: Attack): Promise<LightMyRequestResponse> {
    const query = new URLSearchParams(GOOD_QUERIES[route.name]).toString();
    const token = await this.tokenFor(route.path);
    const body = attack.body ?? (route.fields ? JSON.stringify(GOOD_BODIES[route.name] ?? {}) : undefined);
    return this.testApp.app.inject({
      method: route.method,
      url: `${this.address(route.path, attack.parts)}?${[query, attack.query].filter(Boolean).join('&')}`,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': attack.type ?? 'application/json' }),
        'x-language': 'ja_JP',
        // Some calls are refused without a key, before anybody looks at the rest; others need not have one.
        ...(route.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        ...attack.headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
  }

  private address(path: string, parts: Attack['parts'] = {}): string {
    const good: Record<string, string> = {
      ...GOOD_PARTS,
      reference: path.includes('/orders/') ? this.order.reference : (this.order.bookings[0]?.reference ?? ''),
      id: path.includes('/tour') ? TOUR : '00000000-0000-7000-8000-000000000000',
    };
    return path.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? good[name] ?? name);
  }

  private checkRefusal(
    { refusals }: Route,
    response: LightMyRequestResponse,
    found: (what: string) => void,
    inJapanese: boolean,
  ): void {
    const type = String(response.headers['content-type']);
    if (!type.startsWith('application/problem+json')) return found(`${response.statusCode} is told as ${type}`);
    const problem = response.json<{ code?: string; detail?: string; requestId?: string; errors?: FieldError[] }>();
    this.refusals.set(problem.code ?? '', (this.refusals.get(problem.code ?? '') ?? 0) + 1);
    const { code = '' } = problem;
    if (!OF_HTTP.has(code) && refusals[response.statusCode]?.includes(code) !== true)
      found(`${response.statusCode} ${code} is not declared`);
    if (!problem.code || !problem.detail || !problem.requestId) found(`is an incomplete problem: ${response.body}`);
    if (LEAK.test(response.body)) found(`tells of the inside: ${response.body}`);
    const details = [problem.detail ?? '', ...(problem.errors ?? []).map(({ detail }) => detail)];
    if (inJapanese && !details.every((detail) => JAPANESE.test(detail)))
      found(`is not told in Japanese: ${response.body}`);
  }

  /** The tables written to since the last call; that somebody tried is on record. */
  private async written(): Promise<string[]> {
    const statement = sql<{ what: string }>`
      with gone as (delete from public.written returning what) select distinct what from gone
    `;
    const { rows } = await statement.execute(this.testApp.app.get(EntityManager).fork().getKysely());
    return rows.map(({ what }) => what);
  }

  private async tokenFor(path: string): Promise<string | undefined> {
    if (/^\/api\/(auth\/(login|signup)|user\/refresh|dev|health|payments)/.test(path)) return undefined;
    if (path === '/api/partner') return partners[0]?.keys[0]?.secret;
    const who = path.includes('/admin/')
      ? 'super'
      : /guide\/|missions\/|me\/(guide-profile|availability|busy-calendars|payouts|tax-details)|reviews\/[^/]+\/answer/.test(
            path,
          )
        ? 'guide'
        : 'traveller';
    const known = this.tokens.get(who);
    if (known) return known;
    const login = { email: `${who}@cicerone.example`, password: DEMO_PASSWORD };
    const { body } = await this.ask<{ access_token: string }>('POST', '/api/auth/login', login);
    this.tokens.set(who, body.access_token);
    await this.written();
    return body.access_token;
  }

  private ask<Body>(method: Method, url: string, body: object): Promise<Answer<Body & { code: string }>> {
    return this.testApp.visitor().ask<Body>(method, url, body);
  }
}

export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly detail: string;
}

async function buy(visitor: Visitor): Promise<OrderView> {
  const days = await visitor.slots(TOUR, 180, '2027-05-03');
  const slot = days[0]?.slots[0];
  if (!slot) throw new Error('nothing can be booked');
  await visitor.put(TOUR, 180, slot.date, slot.time);
  await visitor.ask('POST', '/api/cart/checkout');
  const order = await visitor.order('a-key-of-the-attacker');
  await visitor.pay(order.body);
  return (await visitor.see(order.body)).body;
}

/** A row for each row that a transaction wrote, if it was committed. */
const WATCH_WRITES = `
  create table public.written (what text not null);
  create function public.note_write() returns trigger language plpgsql as $$
  begin insert into public.written values (tg_table_schema || '.' || tg_table_name); return null; end $$;
  do $$ declare watched record; begin
    for watched in select schemaname, tablename from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'public', 'bullmq') and tablename <> 'rate_limit' loop
      execute format('create trigger note_write after insert or update or delete on %I.%I for each row
        execute function public.note_write()', watched.schemaname, watched.tablename);
    end loop;
  end $$;
`;
