import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PassThrough, type Readable } from 'node:stream';
import { PostgresNotifications } from './postgres-notifications.js';

/** Something a person's open screens are told. Small: a screen asks the API for the rest. */
export interface LiveEvent {
  readonly type: string;
  readonly data?: unknown;
}

const CHANNEL = 'live';
/** PostgreSQL carries less than 8,000 bytes in one notification. */
const LONGEST_PAYLOAD = 7900;
const HEARTBEAT_MS = 20_000;
/** Then the browser connects again and shows its token again, so that a session that ended is noticed. */
const LONGEST_STREAM_MS = 15 * 60_000;
/** Unread bytes after which a stream is ended: its reader has gone without saying so. */
const LONGEST_BACKLOG = 64 * 1024;

/** Server-sent events to a person, whichever process their screens are connected to. */
@Injectable()
export class LiveEvents implements BeforeApplicationShutdown {
  private readonly streams = new Map<string, Set<PassThrough>>();

  constructor(
    private readonly entities: EntityManager,
    notifications: PostgresNotifications,
  ) {
    notifications.listen(CHANNEL, {
      onMessage: (payload) => {
        const { userId, event } = JSON.parse(payload) as { userId: string; event: LiveEvent };
        this.deliver(userId, event);
      },
      // Screens ask the API again when they are told so.
      onGap: () => {
        for (const userId of this.streams.keys()) this.deliver(userId, { type: 'refresh' });
      },
    });
  }

  /** Sent when the running transaction commits; lost for screens that are not connected. Throws an Error above 7,900 bytes. */
  async send(userId: string, event: LiveEvent): Promise<void> {
    const payload = JSON.stringify({ userId, event });
    if (Buffer.byteLength(payload) > LONGEST_PAYLOAD) throw new Error(`The live event ${event.type} is too big`);
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(this.entities.getKysely());
  }

  /** A stream of `text/event-stream` for one screen; ends on shutdown, after 15 minutes, or when destroyed. */
  open(userId: string): Readable {
    const stream = new PassThrough();
    const streams = this.streams.get(userId) ?? new Set();
    this.streams.set(userId, streams.add(stream));
    const heartbeat = setInterval(() => write(stream, ': still here\n\n'), HEARTBEAT_MS);
    const end = setTimeout(() => stream.end(), LONGEST_STREAM_MS);
    stream.on('error', () => undefined);
    stream.on('close', () => {
      clearInterval(heartbeat);
      clearTimeout(end);
      streams.delete(stream);
      if (streams.size === 0 && this.streams.get(userId) === streams) this.streams.delete(userId);
    });
    write(stream, 'retry: 3000\n\n');
    return stream;
  }

  beforeApplicationShutdown(): void {
    for (const stream of [...this.streams.values()].flatMap((streams) => [...streams])) stream.end();
  }

  private deliver(userId: string, event: LiveEvent): void {
    const text = `event: ${event.type}\ndata: ${JSON.stringify(event.data ?? {})}\n\n`;
    for (const stream of this.streams.get(userId) ?? []) write(stream, text);
  }
}

function write(stream: PassThrough, text: string): void {
  if (stream.writableEnded) return;
  if (stream.writableLength + stream.readableLength > LONGEST_BACKLOG) stream.destroy();
  else stream.write(text);
}
