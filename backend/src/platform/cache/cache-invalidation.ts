import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PostgresNotifications } from '../realtime/postgres-notifications.js';

const CHANNEL = 'changes';

/** What changed; undefined when changes may have been missed and anything may be different. */
export type OnChange = (key: string | undefined) => void;

/** Tells every process that something has changed, so that its caches forget it. */
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

  /** Told when the running transaction commits, and never when it does not. */
  async publish(topic: string, key: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, key })})`.execute(this.entities.getKysely());
  }

  /** For the life of the process: call it once, in a constructor. */
  on(topic: string, handler: OnChange): void {
    this.handlers.set(topic, [...(this.handlers.get(topic) ?? []), handler]);
  }
}
