import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import { Correspondents } from '../domain/correspondents.js';
import { ConversationAccess } from './conversation-access.js';
import type { ConversationRecord } from './conversation-views.js';
import { FindConversation } from './find-conversation.js';

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

interface Row {
  readonly reference: string;
  readonly waitingSince: Date | null;
  readonly assigneeId: string | null;
}

@QueryHandler(FindConversationRecord)
export class FindConversationRecordHandler implements IQueryHandler<FindConversationRecord> {
  constructor(
    private readonly db: ReadDb,
    private readonly queries: QueryBus,
    private readonly access: ConversationAccess,
    private readonly correspondents: Correspondents,
  ) {}

  async execute({ id, language, actor }: FindConversationRecord): Promise<ConversationRecord> {
    actor.mustBeAllowed('conversation.answer');
    const row = await this.db.first(sql<Row>`
      select booking_reference as reference, waiting_since as "waitingSince", assignee_id as "assigneeId"
      from support.conversation where id = ${id}
    `);
    if (!row) throw new NotFound();
    const visit = await this.access.ofTeam(row.reference);
    const [view, team, guideName] = await Promise.all([
      this.queries.execute(new FindConversation({ side: 'team', visit })),
      this.team(),
      visit.guideId === undefined ? null : this.nameOf(visit.guideId),
    ]);
    return {
      ...view,
      id,
      tour: inLanguage(visit.tourName, language),
      city: inLanguage(visit.cityName, language),
      customerName: `${visit.customer.firstName} ${visit.customer.lastName}`,
      guideName,
      customerLanguage: visit.language,
      waitingSince: row.waitingSince,
      assignee: team.find((each) => each.id === row.assigneeId) ?? null,
      team,
      actions: [
        ...(view.addressees.length > 0 ? ['write'] : []),
        'assign',
        ...(row.waitingSince === null ? [] : ['settle']),
      ],
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
