import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ReferenceNotFound } from '../domain/reference.errors.js';
import type { ReferenceKind } from '../domain/reference.js';
import { factsOfRow, type ReferenceRow, referencesOf } from './reference-row.js';
import type { QuoteReferenceRecord } from './reference-views.js';

/** A vehicle, a company, a ship, a port or a price table with all that the team may change. Throws ReferenceNotFound. */
export class FindReference extends Query<QuoteReferenceRecord> {
  constructor(
    readonly kind: ReferenceKind,
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindReference)
export class FindReferenceHandler implements IQueryHandler<FindReference> {
  constructor(private readonly db: ReadDb) {}

  async execute({ kind, id, actor }: FindReference): Promise<QuoteReferenceRecord> {
    actor.mustBeAllowed('quote.edit-references');
    const row = await this.db.first(sql<ReferenceRow>`${referencesOf(kind)} where entry.id = ${id}`);
    if (!row) throw new ReferenceNotFound({ kind, id });
    return { id, kind, ...factsOfRow(row), version: row.version, actions: ['change'] };
  }
}
