import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { PersonalDataRegister } from '../../../platform/personal-data/personal-data-register.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type Actor, NotSignedIn, PasswordConfirmationRequired } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { IdentityApi } from '../index.js';

/** Everything that all contexts know about the actor, by context. Throws PasswordConfirmationRequired. */
export class FindPersonalData extends Query<PersonalDataExport> {
  constructor(readonly actor: Actor) {
    super();
  }
}

export interface PersonalDataExport {
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

@QueryHandler(FindPersonalData)
export class FindPersonalDataHandler implements IQueryHandler<FindPersonalData> {
  constructor(
    private readonly register: PersonalDataRegister,
    private readonly identity: IdentityApi,
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: FindPersonalData): Promise<PersonalDataExport> {
    const userId = actor.mustBePerson();
    if (!actor.sessionId) throw new NotSignedIn();
    if (!(await this.identity.hasConfirmedPassword(actor.sessionId))) throw new PasswordConfirmationRequired();
    const account = await this.db.first(sql<{ confirmedEmail: string | null }>`
      select case when email_verified_at is not null then email::text end as "confirmedEmail"
      from identity.user_account where id = ${userId}
    `);
    const confirmedEmail = account?.confirmedEmail ?? undefined;
    return {
      exportedAt: this.clock.now().toISOString(),
      data: await this.register.export({ userId, confirmedEmail }),
    };
  }
}
