import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';

export interface SeededAnswer {
  readonly title: string;
  readonly texts: Translated;
}

/** A chat that waits for the team. */
export interface SeededChat {
  readonly name: string;
  readonly language: Locale;
  readonly text: string;
  readonly minutesAgo: number;
}

const MINUTE_MS = 60_000;

/** Writes canned answers and chats in the running transaction, and tells nobody. What is there stays. */
@Injectable()
export class ChatSeeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async write(answers: readonly SeededAnswer[], chats: readonly SeededChat[]): Promise<void> {
    const database = this.entities.getKysely();
    for (const { title, texts } of answers)
      await sql`
        insert into support.canned_answer (id, title, texts, version)
        values (${this.ids.uuid()}, ${title}, ${JSON.stringify(texts)}::jsonb, 1) on conflict do nothing
      `.execute(database);
    for (const { name, language, text, minutesAgo } of chats) {
      const [id, at] = [this.ids.uuid(), new Date(this.clock.now().getTime() - minutesAgo * MINUTE_MS)];
      await sql`
        insert into support.conversation
          (id, kind, visitor_name, language, currency, opened_at, last_message_at, last_position, waiting_since)
        values (${id}, 'chat', ${name}, ${language}, 'EUR', ${at}, ${at}, 1, ${at})
      `.execute(database);
      await sql`
        insert into support.conversation_message
          (conversation_id, position, id, author, author_name, text, language, recipient, sent_at)
        values (${id}, 1, ${this.ids.uuid()}, 'customer', ${name}, ${text}, ${language}, 'team', ${at})
      `.execute(database);
    }
  }
}
