import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DEFAULT_LOCALE, inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import type { BookedVisit } from '../domain/booked-visits.js';
import { addressees } from '../domain/conversation.js';
import type { Conversation } from '../domain/conversations.js';
import { Correspondents } from '../domain/correspondents.js';
import { ConversationAccess } from './conversation-access.js';
import type { ConversationRecord } from './conversation-views.js';
import { ConversationMessages } from './conversation-messages.js';

/** One conversation, for the team. Throws NotFound. */
export class FindConversationRecord extends Query<ConversationRecord> {
  constructor(
    readonly id: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

interface Row extends Omit<Conversation, 'visitor'> {
  readonly reason: ConversationRecord['reason'];
  readonly mentioned: string | null;
  readonly language: Locale | null;
  readonly name: string | null;
  readonly email: string | null;
}

/** What of a record depends on the kind of the conversation. */
type Told = Pick<
  ConversationRecord,
  'bookingReference' | 'tour' | 'city' | 'customerName' | 'guideName' | 'customerLanguage' | 'isReachable'
>;

@QueryHandler(FindConversationRecord)
export class FindConversationRecordHandler implements IQueryHandler<FindConversationRecord> {
  constructor(
    private readonly db: ReadDb,
    private readonly messages: ConversationMessages,
    private readonly access: ConversationAccess,
    private readonly correspondents: Correspondents,
    private readonly clock: Clock,
  ) {}

  async execute({ id, language, actor }: FindConversationRecord): Promise<ConversationRecord> {
    actor.mustBeAllowed('conversation.answer');
    const row = await this.db.first(sql<Row>`
      select c.id, c.kind, c.booking_reference as "bookingReference", c.waiting_since as "waitingSince",
        c.assignee_id as "assigneeId", c.customer_id as "customerId", c.language, c.visitor_name as name,
        c.visitor_email as email, m.reason, m.booking_reference as mentioned
      from support.conversation c left join support.contact_message m on m.id = c.id and c.kind = 'letter'
      where c.id = ${id}
    `);
    if (!row) throw new NotFound();
    const visit = row.bookingReference === null ? undefined : await this.access.ofTeam(row.bookingReference);
    const [read, team, told] = await Promise.all([
      this.messages.find(sql`c.id = ${id}`, 'team'),
      this.team(),
      visit ? this.ofVisit(visit, language) : ofVisitor(row),
    ]);
    const to = addressees('team', visit ?? { endsAt: undefined, guideId: undefined }, this.clock.now());
    return {
      ...told,
      ...read,
      id,
      kind: row.kind,
      reason: row.reason,
      side: 'team',
      addressees: to,
      waitingSince: row.waitingSince,
      assignee: team.find((each) => each.id === row.assigneeId) ?? null,
      team,
      actions: [...(to.length > 0 ? ['write'] : []), 'assign', ...(row.waitingSince === null ? [] : ['settle'])],
    };
  }

  private async ofVisit(visit: BookedVisit, language: Locale): Promise<Told> {
    return {
      bookingReference: visit.reference,
      tour: inLanguage(visit.tourName, language),
      city: inLanguage(visit.cityName, language),
      customerName: `${visit.customer.firstName} ${visit.customer.lastName}`,
      guideName: visit.guideId === undefined ? null : await this.nameOf(visit.guideId),
      customerLanguage: visit.language,
      isReachable: true,
    };
  }

  private async team(): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const ids = await this.correspondents.teamIds();
    return Promise.all(ids.map(async (id) => ({ id, name: (await this.nameOf(id)) ?? '' })));
  }

  private async nameOf(userId: string): Promise<string | null> {
    const person = await this.correspondents.find(userId);
    return person ? `${person.firstName} ${person.lastName}` : null;
  }
}

const ofVisitor = ({ mentioned, name, email, language, customerId }: Row): Told => ({
  bookingReference: mentioned,
  tour: null,
  city: null,
  customerName: name ?? '',
  guideName: null,
  customerLanguage: language ?? DEFAULT_LOCALE,
  isReachable: email !== null || customerId !== null,
});
