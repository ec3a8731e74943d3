import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import { BookedVisits } from '../domain/booked-visits.js';
import type { Side } from '../domain/conversation.js';
import type { MyConversationView } from './conversation-views.js';

const MOST_LISTED = 50;

/** The conversations of the caller as a customer and as a guide, the latest message first. */
export class FindMyConversations extends Query<readonly MyConversationView[]> {
  constructor(
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

interface Row extends Omit<MyConversationView, 'tour' | 'city' | 'missionId'> {
  readonly side: Side;
}

@QueryHandler(FindMyConversations)
export class FindMyConversationsHandler implements IQueryHandler<FindMyConversations> {
  constructor(
    private readonly db: ReadDb,
    private readonly visits: BookedVisits,
  ) {}

  async execute({ language, actor }: FindMyConversations): Promise<readonly MyConversationView[]> {
    const person = actor.mustBePerson();
    const led = actor.can('mission.answer') ? await this.visits.ledBy(person) : [];
    const rows = await this.db.rows(sql<Row>`
      select mine.reference as "bookingReference", mine.side, last.text as "lastText",
        last.author_name as "lastAuthorName", last.sent_at as "lastAt",
        (select count(*)::int from support.conversation_message m
         where m.conversation_id = mine.id and m.recipient = mine.side and m.position > coalesce((
           select position from support.conversation_reader r where r.conversation_id = mine.id and r.side = mine.side), 0)
        ) as unread
      from (
        select id, booking_reference as reference, case when customer_id = ${person} then 'customer' else 'guide' end as side
        from support.conversation
        where kind = 'booking' and (customer_id = ${person} or booking_reference = any(${[...led]}::text[]))
      ) mine
      join lateral (
        select text, author_name, sent_at from support.conversation_message m
        where m.conversation_id = mine.id and mine.side in (m.author, m.recipient) order by position desc limit 1
      ) last on true
      order by last.sent_at desc limit ${MOST_LISTED}
    `);
    const views = await Promise.all(rows.map((row) => this.named(row, language)));
    return views.flatMap((view) => view ?? []);
  }

  private async named(row: Row, language: Locale): Promise<MyConversationView | undefined> {
    const visit = await this.visits.find(row.bookingReference);
    if (!visit) return undefined;
    const [tour, city] = [inLanguage(visit.tourName, language), inLanguage(visit.cityName, language)];
    return { ...row, tour, city, missionId: visit.missionId ?? null };
  }
}
