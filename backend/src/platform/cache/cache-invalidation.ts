import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PostgresNotifications } from '../realtime/postgres-notifications.js';

const CHANNEL = 'changes';

/** Gets the key of the change; undefined if changes may have been missed and everything may be different. */
export type OnChange = (key: string | undefined) => void;

/** Tells the caches of every process about a change. */
@Injectable()
export class CacheInvalidation {
  private readonly handlers = new Map<string, OnChange[]>();

  constructor(
    private readonly entities: EntityManager,
    notifications: PostgresNotifications,
  ) {
    notifications.listen(CHANNEL, {
      onMessage: (payload) => {
        const { topic, key } = JSON.parse(payload) as { topic: string; key: string };
        for (const handler of this.handlers.get(topic) ?? []) handler(key);
      },
      onGap: () => {
        for (const handler of [...this.handlers.values()].flat()) handler(undefined);
      },
    });
  }

  /** Publishes the change when the running transaction commits, and never if it rolls back. */
  async publish(topic: string, key: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, key })})`.execute(this.entities.getKysely());
  }

  /** Registers a handler for the life of the process. Call it once, in a constructor. */
  on(topic: string, handler: OnChange): void {
    this.handlers.set(topic, [...(this.handlers.get(topic) ?? []), handler]);
  }
}
