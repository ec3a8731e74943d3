import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { CachedValue } from '../../../platform/cache/cached-value.js';
import { type Locale, LOCALES } from '../../../shared-kernel/language/locale.js';
import { FindEntries } from './find-entries.js';
import { QuestionIndex } from './question-index.js';

const DAY_MS = 86_400_000;

/** Ids of the published questions that the text is about, best first; a letter of each word may be wrong. */
export class FindQuestionsAbout extends Query<readonly string[]> {
  constructor(
    readonly text: string,
    readonly language: Locale,
  ) {
    super();
  }
}

@QueryHandler(FindQuestionsAbout)
export class FindQuestionsAboutHandler implements IQueryHandler<FindQuestionsAbout> {
  private readonly indexes: ReadonlyMap<Locale, CachedValue<QuestionIndex>>;

  constructor(queries: QueryBus, changes: CacheInvalidation) {
    const read = async (language: Locale): Promise<QuestionIndex> =>
      new QuestionIndex(await queries.execute(new FindEntries('faq', language)));
    this.indexes = new Map(LOCALES.map((language) => [language, new CachedValue(() => read(language), DAY_MS)]));
    changes.on('content', () => {
      for (const index of this.indexes.values()) index.forget();
    });
  }

  async execute({ text, language }: FindQuestionsAbout): Promise<readonly string[]> {
    const index = await this.indexes.get(language)?.latest();
    return index?.about(text) ?? [];
  }
}
