import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { containing, findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { type EntryState, TeamEntriesPage, type TeamEntryRow } from './team-entry-views.js';

export const TEAM_ENTRY_SORTS = ['changedAt', 'position', 'slug'] as const;
type TeamEntrySort = (typeof TEAM_ENTRY_SORTS)[number];

export interface TeamEntryFilters extends ListRequest {
  readonly sort: SortOf<TeamEntrySort>;
  readonly kind?: string;
  readonly state?: EntryState;
  readonly missingIn?: Locale;
  readonly outdatedIn?: Locale;
}

/** The entries of the site, with drafts. */
export class FindEntriesForTeam extends Query<TeamEntriesPage> {
  constructor(
    readonly filters: TeamEntryFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** Whether a published text says what an older English text said; `english` is the English row. */
export const outdated = sql<boolean>`(text.status = 'published' and english.status = 'published'
  and text.translated_from < english.words_number)`;

@QueryHandler(FindEntriesForTeam)
export class FindEntriesForTeamHandler implements IQueryHandler<FindEntriesForTeam> {
  constructor(private readonly db: ReadDb) {}

  execute({ filters, actor }: FindEntriesForTeam): Promise<TeamEntriesPage> {
    actor.mustBeAllowed('content.edit');
    const { kind, state, missingIn, outdatedIn, query, language } = filters;
    return findPage<TeamEntryRow, TeamEntrySort>(this.db, filters, {
      select: sql<TeamEntryRow>`kind, slug, title, state, position, languages, outdated, "changedAt"`,
      from: sql`(
        select text.kind, text.slug,
          (array_agg(coalesce(text.draft ->> 'title', text.title)
            order by text.language = ${language} desc, text.language = ${DEFAULT_LOCALE} desc))[1] as title,
          case when bool_or(text.publish_at is not null) then 'scheduled'
               when not bool_or(text.status = 'published') then 'draft'
               when bool_or(text.status = 'draft' or text.draft is not null) then 'changed'
               else 'published' end as state,
          min(text.position) as position,
          coalesce(array_agg(text.language order by text.language) filter (where text.status = 'published'), '{}') as languages,
          coalesce(array_agg(text.language order by text.language) filter (where ${outdated}), '{}') as outdated,
          max(text.changed_at) as "changedAt",
          bool_or(text.title || ' ' || text.markdown ilike ${containing(query ?? '')}) as says
        from content.entry as text left join content.entry as english
          on english.kind = text.kind and english.slug = text.slug and english.language = ${DEFAULT_LOCALE}
        group by text.kind, text.slug
      ) as entry`,
      where: [
        kind ? sql`kind = ${kind}` : undefined,
        state && sql`state = ${state}`,
        missingIn && sql`${DEFAULT_LOCALE} = any(languages) and not ${missingIn} = any(languages)`,
        outdatedIn && sql`${outdatedIn} = any(outdated)`,
        query ? sql`(says or slug like ${containing(query)})` : undefined,
      ],
      sorts: { changedAt: sql`"changedAt"`, position: sql`position`, slug: sql`slug` },
      key: sql`kind || '/' || slug`,
    });
  }
}
