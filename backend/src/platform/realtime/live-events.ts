import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import { TooManyRequests } from '../too-many-requests.js';
import { ENDED_SESSIONS } from './ended-sessions.js';
import { EventStream, type LiveEvent } from './event-stream.js';
import { PostgresNotifications } from './postgres-notifications.js';

export type { LiveEvent } from './event-stream.js';

export interface Opening {
  /** The stream ends with this session. */
  readonly sessionId?: string | undefined;
  /** Events that are sent first. Live events wait meanwhile, and those without a higher number are left out. */
  readonly before?: () => Promise<readonly LiveEvent[]>;
}

const CHANNEL = 'live';
/** PostgreSQL carries less than 8,000 bytes in one notification. */
const LONGEST_PAYLOAD = 7900;
/** The most streams of one person in one process: more than anybody has open windows. */
export const MOST_STREAMS = 10;
const RETRY_SECONDS = 30;

/** Server-sent events to a person, whichever process their screens are connected to. */
@Injectable()
export class LiveEvents implements BeforeApplicationShutdown {
  private readonly streams = new Map<string, Set<EventStream>>();

  constructor(
    private readonly entities: EntityManager,
    notifications: PostgresNotifications,
  ) {
    notifications.listen(CHANNEL, {
      onMessage: (payload) => {
        const { userId, event } = JSON.parse(payload) as { userId: string; event: LiveEvent };
        this.deliver(userId, event);
      },
      // Screens ask the API again after this event.
      onGap: () => {
        for (const userId of this.streams.keys()) this.deliver(userId, { type: 'refresh' });
      },
    });
    notifications.listen(ENDED_SESSIONS, {
      onMessage: (sessionId) => {
        for (const stream of this.all()) if (stream.sessionId === sessionId) stream.end();
      },
    });
  }

  /**
   * Sends the event when the running transaction commits. Screens that are not connected miss it. Throws an Error above
   * 7,900 bytes.
   */
  async send(userId: string, event: LiveEvent): Promise<void> {
    const payload = JSON.stringify({ userId, event });
    if (Buffer.byteLength(payload) > LONGEST_PAYLOAD) throw new Error(`The live event ${event.type} is too big`);
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(this.entities.getKysely());
  }

  /**
   * A `text/event-stream` for one screen. It ends on shutdown, with its session, after 15 minutes, or when destroyed.
   * Throws {@link TooManyRequests} if the person has ten.
   */
  open(userId: string, { sessionId, before = async () => [] }: Opening = {}): Readable {
    const streams = this.streams.get(userId) ?? new Set();
    if (streams.size >= MOST_STREAMS) throw new TooManyRequests(RETRY_SECONDS);
    const stream: EventStream = new EventStream(sessionId, () => {
      streams.delete(stream);
      if (streams.size === 0 && this.streams.get(userId) === streams) this.streams.delete(userId);
    });
    this.streams.set(userId, streams.add(stream));
    void stream.begin(before);
    return stream.body;
  }

  beforeApplicationShutdown(): void {
    for (const stream of this.all()) stream.end();
  }

  private all(): EventStream[] {
    return [...this.streams.values()].flatMap((streams) => [...streams]);
  }

  private deliver(userId: string, event: LiveEvent): void {
    for (const stream of this.streams.get(userId) ?? []) stream.tell(event);
  }
}
