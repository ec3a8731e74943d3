import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE, LOCALES } from '../../../shared-kernel/language/locale.js';
import { outdated } from './find-entries-for-team.js';
import type { TranslationCountView } from './team-entry-views.js';

/** How many of the published English texts of each kind visitors read in each other language. */
export class FindTranslationCounts extends Query<readonly TranslationCountView[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindTranslationCounts)
export class FindTranslationCountsHandler implements IQueryHandler<FindTranslationCounts> {
  constructor(private readonly db: ReadDb) {}

  async execute({ actor }: FindTranslationCounts): Promise<readonly TranslationCountView[]> {
    actor.mustBeAllowed('content.edit');
    const others = LOCALES.filter((language) => language !== DEFAULT_LOCALE);
    return this.db.rows(sql<TranslationCountView>`
      select english.kind, wanted.language, count(*)::int as english,
        (count(*) filter (where text.status = 'published' and not coalesce(${outdated}, false)))::int as translated,
        (count(*) filter (where ${outdated}))::int as outdated,
        (count(*) filter (where text.id is null or text.status <> 'published'))::int as missing
      from content.entry as english
      cross join unnest(${others}::text[]) with ordinality as wanted(language, place)
      left join content.entry as text
        on text.kind = english.kind and text.slug = english.slug and text.language = wanted.language
      where english.language = ${DEFAULT_LOCALE} and english.status = 'published'
      group by english.kind, wanted.language, wanted.place order by english.kind, wanted.place
    `);
  }
}
