import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Accounts } from '../domain/accounts.js';
import { ProfessionalUnknown } from '../domain/professional.errors.js';
import { PROFESSIONAL_COLUMNS } from './find-professionals.js';
import { ProfessionalRecord } from './professional-views.js';

/** One professional, for the team. Throws ProfessionalUnknown. */
export class FindProfessionalRecord extends Query<ProfessionalRecord> {
  constructor(
    readonly userId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

type Columns = Pick<
  ProfessionalRecord,
  'userId' | 'state' | 'waitingSince' | 'decideBefore' | 'decidedAt' | 'reason' | 'vatCheck'
>;

@QueryHandler(FindProfessionalRecord)
export class FindProfessionalRecordHandler implements IQueryHandler<FindProfessionalRecord> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: Accounts,
  ) {}

  async execute({ userId, actor }: FindProfessionalRecord): Promise<ProfessionalRecord> {
    actor.mustBeAllowed('professional.validate');
    const [professional, account] = await Promise.all([
      this.db.first(sql<Columns>`
        select ${PROFESSIONAL_COLUMNS}, reason, vat_check as "vatCheck" from agencies.professional
        where user_id = ${userId}
      `),
      this.accounts.find(userId),
    ]);
    if (!professional || !account) throw new ProfessionalUnknown({ user: userId });
    const { id: _, language: _language, ...person } = account;
    return { ...person, ...professional, actions: professional.state === 'pending' ? ['validate', 'reject'] : [] };
  }
}
