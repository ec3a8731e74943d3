import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Client } from 'pg';
import { DATABASE_URL } from '../persistence/database-url.js';

export interface ChannelListener {
  readonly onMessage: (payload: string) => void;
  /** Called if messages may have been missed: at the first connection and after each lost one. */
  readonly onGap?: () => void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
const KEEP_ALIVE_MS = 10_000;
/** The timeout for a database that accepts the connection and does not answer. */
const CONNECT_MS = 5000;

/** PostgreSQL's NOTIFY for this process, over one connection that reconnects when it is lost. */
@Injectable()
export class PostgresNotifications implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Notifications');
  private readonly listeners = new Map<string, Set<ChannelListener>>();
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private pause = FIRST_PAUSE_MS;
  private stopped = false;

  constructor(@Inject(DATABASE_URL) private readonly url: string) {}

  /** Listens from now on, even if the database does not answer yet. */
  listen(channel: string, listener: ChannelListener): void {
    const known = this.listeners.get(channel);
    if (known) {
      known.add(listener);
      return;
    }
    this.listeners.set(channel, new Set([listener]));
    // If the connection fails, a new one replaces it and listens to every channel.
    this.client?.query(`listen ${this.client.escapeIdentifier(channel)}`).catch(() => undefined);
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'cicerone-notify',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload }) => this.deliver(channel, payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      this.pause = FIRST_PAUSE_MS;
      this.tellOfGap();
    } catch {
      this.lost(client);
    }
  }

  private lost(client: Client): void {
    if (this.client !== client || this.stopped) return;
    this.client = undefined;
    client.end().catch(() => undefined);
    this.logger.warn('The connection for notifications is lost; connecting again');
    this.retry = setTimeout(() => void this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }

  private deliver(channel: string, payload: string): void {
    for (const listener of this.listeners.get(channel) ?? []) this.guarded(() => listener.onMessage(payload));
  }

  private tellOfGap(): void {
    for (const listeners of this.listeners.values()) {
      for (const listener of listeners) this.guarded(() => listener.onGap?.());
    }
  }

  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.logger.error(error);
    }
  }
}
