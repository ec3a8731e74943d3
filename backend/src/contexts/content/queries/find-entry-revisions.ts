import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { EntryRevisionView } from './team-entry-views.js';

const MOST = 100;

/** What the entry has said in a language, the latest first, at most 100. */
export class FindEntryRevisions extends Query<readonly EntryRevisionView[]> {
  constructor(
    readonly kind: string,
    readonly slug: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindEntryRevisions)
export class FindEntryRevisionsHandler implements IQueryHandler<FindEntryRevisions> {
  constructor(private readonly db: ReadDb) {}

  async execute({ kind, slug, language, actor }: FindEntryRevisions): Promise<readonly EntryRevisionView[]> {
    actor.mustBeAllowed('content.edit');
    return this.db.rows(sql<EntryRevisionView>`
      select revision.number, revision.status, revision.written_at as "writtenAt", revision.title, revision.summary,
             revision.markdown
      from content.entry_revision as revision join content.entry on entry.id = revision.entry_id
      where entry.kind = ${kind} and entry.slug = ${slug} and entry.language = ${language}
      order by revision.number desc limit ${MOST}
    `);
  }
}
