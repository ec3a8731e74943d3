import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { containing, findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import type { ReferenceKind } from '../domain/reference.js';
import { referencesOf } from './reference-row.js';
import { type QuoteReferenceRow, QuoteReferencesPage } from './reference-views.js';

export const REFERENCE_SORTS = ['position', 'title'] as const;
type ReferenceSort = (typeof REFERENCE_SORTS)[number];

export interface ReferenceFilters extends ListRequest {
  readonly sort: SortOf<ReferenceSort>;
  readonly kind: ReferenceKind;
  readonly state?: 'activated' | 'hidden';
}

/** What requests choose from, of one kind: what cannot be chosen now too. A kind has a few hundred at most. */
export class FindReferences extends Query<QuoteReferencesPage> {
  constructor(
    readonly filters: ReferenceFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindReferences)
export class FindReferencesHandler implements IQueryHandler<FindReferences> {
  constructor(private readonly db: ReadDb) {}

  execute({ filters, actor }: FindReferences): Promise<QuoteReferencesPage> {
    actor.mustBeAllowed('quote.edit-references');
    const { kind, state, query, language } = filters;
    const title = sql`coalesce(found.names ->> ${language}, found.names ->> ${DEFAULT_LOCALE})`;
    return findPage<QuoteReferenceRow, ReferenceSort>(this.db, filters, {
      select: sql<QuoteReferenceRow>`
        found.id, ${kind} as kind, ${title} as title, found.parent, found.position, found.activated
      `,
      from: sql`(${referencesOf(kind)}) as found`,
      where: [
        state && sql`found.activated = ${state === 'activated'}`,
        query
          ? sql`(found.names::text ilike ${containing(query)} or found.parent ilike ${containing(query)})`
          : undefined,
      ],
      sorts: { position: sql`found.position`, title },
      key: sql`found.id`,
    });
  }
}
