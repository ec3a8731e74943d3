import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { demonstrationDatabase, type SeededDatabase } from './database/seeded-database.js';
import type { TestDatabase } from './database/test-database.js';
import { createApp } from '../../src/app.js';
import { readConfig } from '../../src/platform/config.js';
import { Clock } from '../../src/shared-kernel/building-blocks/clock.js';
import type { MovableClock } from '../../src/platform/system.js';
import { untilTold } from './until-told.js';

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
}

interface Options {
  /** Serves the site too. The frontend must have been built. */
  readonly pages?: boolean;
  /** The initial data; the demonstration by default. */
  readonly database?: SeededDatabase;
}

/** The whole application with a catalogue. Requests need no network. */
export class CatalogueTestApp {
  private constructor(
    readonly app: NestFastifyApplication,
    private readonly database: TestDatabase,
    private readonly folder: string,
    private readonly client: Client,
  ) {}

  static async open(
    now: Date,
    environment: NodeJS.ProcessEnv = {},
    { pages = false, database: seeded = demonstrationDatabase }: Options = {},
  ): Promise<CatalogueTestApp> {
    const database = await seeded(now);
    const folder = mkdtempSync(path.join(tmpdir(), 'cicerone-catalogue-'));
    const common = { APP_MODE: 'test', ROLE: 'web', RATE_LIMITS: '0', LOG_LEVEL: 'error', DATA_DIR: folder };
    const config = readConfig({ ...common, APP_SECRET: 'a secret of the tests, long enough for all', ...environment });
    const app = await createApp(config, database.url, { pages });
    const client = new Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    const testApp = new CatalogueTestApp(app, database, folder, client);
    testApp.moveTo(now);
    await testApp.until(async () => (await testApp.get<{ totalItems: number }>('/api/tours')).body.totalItems > 0);
    return testApp;
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.app.close();
    await this.database.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  moveTo(now: Date): void {
    this.app.get<MovableClock>(Clock).setTo(now);
  }

  get<Body>(url: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.ask('GET', url, headers);
  }

  put<Body>(url: string, headers: Record<string, string>, payload?: object): Promise<Answer<Body>> {
    return this.ask('PUT', url, headers, payload);
  }

  post<Body>(url: string, payload: object, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.ask('POST', url, headers, payload);
  }

  private async ask<Body>(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    headers: Record<string, string>,
    payload?: object,
  ): Promise<Answer<Body>> {
    const response = await this.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    const body = (response.body === '' ? undefined : response.json<Body>()) as Body;
    return { status: response.statusCode, headers: response.headers, body };
  }

  /** A change by hand, published like the product's own changes. */
  async change(sql: string, values: readonly unknown[] = []): Promise<void> {
    await this.client.query('begin');
    await this.client.query(sql, [...values]);
    await this.tell('catalogue');
    await this.client.query('commit');
  }

  /** Publishes a change of the topic. */
  async tell(topic: string): Promise<void> {
    await this.client.query(`select pg_notify('changes', $1)`, [JSON.stringify({ topic, key: 'test' })]);
  }

  /** Waits for the effect of a notification, for less time than a cache keeps a value. */
  until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    return untilTold(isSo);
  }
}
