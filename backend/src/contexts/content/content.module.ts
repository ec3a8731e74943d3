import { Module } from '@nestjs/common';
import { registerTouchedAnswers } from '../../platform/http/response-cache.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { BeginEntryHandler } from './commands/begin-entry.js';
import { ChangeEntryFactsHandler } from './commands/change-entry-facts.js';
import { DiscardEntryDraftHandler } from './commands/discard-entry-draft.js';
import { PublishEntryHandler } from './commands/publish-entry.js';
import { RestoreEntryTextHandler } from './commands/restore-entry-text.js';
import { ScheduleEntryHandler } from './commands/schedule-entry.js';
import { UnscheduleEntryHandler } from './commands/unschedule-entry.js';
import { WithdrawEntryHandler } from './commands/withdraw-entry.js';
import { WriteEntryTextHandler } from './commands/write-entry-text.js';
import { PublishScheduledEntries } from './jobs/publish-scheduled-entries.job.js';
import { FindEntriesForTeamHandler } from './queries/find-entries-for-team.js';
import { FindEntryForTeamHandler } from './queries/find-entry-for-team.js';
import { FindEntryRevisionsHandler } from './queries/find-entry-revisions.js';
import { FindTranslationCountsHandler } from './queries/find-translation-counts.js';
import { FindEntryPreviewHandler } from './queries/find-entry-preview.js';
import { EntrySearch } from './queries/entry-search.js';
import { AdminEntriesController } from './http/admin-entries.controller.js';
import { EntryRepository } from './domain/entry.repository.js';
import { PostgresEntryRepository } from './persistence/postgres-entry.repository.js';
import { LegalVersionsController } from './http/legal-versions.controller.js';
import { FindLegalVersionsHandler } from './queries/find-legal-versions.js';
import { RenameEntryHandler } from './commands/rename-entry.js';
import { WriteEntryHandler } from './commands/write-entry.js';
import { CmsEntries } from './domain/cms-entries.js';
import { GuidesOnPosters } from './domain/guides-on-posters.js';
import { Places } from './domain/places.js';
import { PosterStudio } from './domain/poster-studio.js';
import { PosterSubjects } from './domain/poster-subjects.js';
import { CataloguePlaces } from './gateways/catalogue-places.js';
import { CataloguePosterSubjects } from './gateways/catalogue-poster-subjects.js';
import { ContentApiAdapter } from './gateways/content-api-adapter.js';
import { DrawnPosterStudio } from './gateways/drawn-poster-studio.js';
import { ShownGuidesOnPosters } from './gateways/shown-guides-on-posters.js';
import { contentProblems } from './http/content.problems.js';
import { EntriesController } from './http/entries.controller.js';
import { FeedsController } from './http/feeds.controller.js';
import { PlaceTextsController } from './http/place-texts.controller.js';
import { PostersController } from './http/posters.controller.js';
import { QuestionSearchController } from './http/question-search.controller.js';
import { SharePicturesController } from './http/share-pictures.controller.js';
import { SimilarPagesController } from './http/similar-pages.controller.js';
import { SocialNetworksController } from './http/social-networks.controller.js';
import { PostgresCmsEntries } from './persistence/postgres-cms-entries.js';
import { ContentApi } from './index.js';
import { answersOf } from './queries/touched-answers.js';
import { ContentSitePages } from './queries/content-site-pages.js';
import { EntryPosters } from './queries/entry-posters.js';
import { FindBlogFeedHandler } from './queries/find-blog-feed.js';
import { FindEntriesHandler } from './queries/find-entries.js';
import { FindEntryInLanguageHandler } from './queries/find-entry-in-language.js';
import { FindPosterHandler } from './queries/find-poster.js';
import { FindQuestionsAboutHandler } from './queries/find-questions-about.js';
import { FindSharePictureHandler } from './queries/find-share-picture.js';
import { FindSocialNetworksHandler } from './queries/find-social-networks.js';
import { SimilarEntries } from './queries/similar-entries.js';
import { OperatorFacts } from './queries/operator-facts.js';
import { ContentSeeding } from './seeding/content-seeding.js';

registerProblems(contentProblems);
registerTouchedAnswers('content', answersOf);

@Module({
  imports: [CatalogueModule, GuidesModule],
  controllers: [
    AdminEntriesController,
    EntriesController,
    FeedsController,
    LegalVersionsController,
    PlaceTextsController,
    PostersController,
    QuestionSearchController,
    SharePicturesController,
    SimilarPagesController,
    SocialNetworksController,
  ],
  providers: [
    BeginEntryHandler,
    ChangeEntryFactsHandler,
    DiscardEntryDraftHandler,
    PublishEntryHandler,
    RestoreEntryTextHandler,
    ScheduleEntryHandler,
    UnscheduleEntryHandler,
    WithdrawEntryHandler,
    WriteEntryTextHandler,
    PublishScheduledEntries,
    FindEntriesForTeamHandler,
    FindEntryForTeamHandler,
    FindEntryRevisionsHandler,
    FindTranslationCountsHandler,
    FindEntryPreviewHandler,
    EntrySearch,
    ContentSeeding,
    ContentSitePages,
    EntryPosters,
    FindBlogFeedHandler,
    FindEntriesHandler,
    FindEntryInLanguageHandler,
    FindLegalVersionsHandler,
    FindPosterHandler,
    FindQuestionsAboutHandler,
    FindSharePictureHandler,
    FindSocialNetworksHandler,
    SimilarEntries,
    OperatorFacts,
    RenameEntryHandler,
    WriteEntryHandler,
    { provide: ContentApi, useClass: ContentApiAdapter },
    { provide: CmsEntries, useClass: PostgresCmsEntries },
    { provide: EntryRepository, useClass: PostgresEntryRepository },
    { provide: Places, useClass: CataloguePlaces },
    { provide: GuidesOnPosters, useClass: ShownGuidesOnPosters },
    { provide: PosterStudio, useClass: DrawnPosterStudio },
    { provide: PosterSubjects, useClass: CataloguePosterSubjects },
  ],
  exports: [ContentApi],
})
export class ContentModule {}
