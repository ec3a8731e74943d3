import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ProfessionalUnknown } from '../domain/professional.errors.js';
import { PROFESSIONAL_COLUMNS } from './find-professionals.js';
import { MyValidation } from './professional-views.js';

/** How the validation of the actor's own business account stands. Throws ProfessionalUnknown. */
export class FindMyValidation extends Query<MyValidation> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindMyValidation)
export class FindMyValidationHandler implements IQueryHandler<FindMyValidation> {
  constructor(private readonly db: ReadDb) {}

  async execute({ actor }: FindMyValidation): Promise<MyValidation> {
    const mine = await this.db.first(sql<Pick<MyValidation, 'state' | 'decideBefore' | 'reason'>>`
      select ${PROFESSIONAL_COLUMNS}, reason from agencies.professional where user_id = ${actor.mustBePerson()}
    `);
    if (!mine) throw new ProfessionalUnknown();
    const { state, decideBefore, reason } = mine;
    return { state, decideBefore, reason, actions: state === 'rejected' ? ['apply-again'] : [] };
  }
}
